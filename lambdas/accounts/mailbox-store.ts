import * as z from 'zod/mini';
import { AccountType } from '../../contract/users/fields';
import { entity } from '../platform/table/entity';

const mailboxPartition = (mailbox: string) => `MAILBOX#${mailbox}`;

/** The accounts whose addresses lead to one mailbox, so that a child cannot act as a grown-up by a tag in the address. */
export const mailboxMembers = entity({
  name: 'MailboxMember',
  schema: z.object({ user_id: z.string(), account_type: AccountType }),
  key: ({ mailbox, user_id }: { mailbox: string; user_id: string }) => ({
    pk: mailboxPartition(mailbox),
    sk: `MEMBER#${user_id}`,
  }),
  retention: 'account',
  onDeletion: { mirror: 'address' },
});

export const membersOf = (mailbox: string) => mailboxMembers.list(mailboxPartition(mailbox), 'MEMBER#');
