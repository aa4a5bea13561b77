import { contract } from '../../contract';
import { mailTo, secretIn } from './mails';
import type { Person } from './newcomers';
import { anybody, type Site } from './site';

/** Deletes an account that the run has made, by the link of the mail. */
export const leave = async ({ calls, mailbox, report }: Site, person: Person): Promise<void> => {
  if (mailbox === undefined) return;
  await calls.call(contract.deletion.ask, person, { body: {} });
  const token = await report.step(`the mail about the deletion (${person.name})`, async () =>
    secretIn(await mailTo(mailbox, person.email, /delet/i)),
  );
  if (token === undefined) return;
  await calls.call(contract.deletion.confirm, anybody, { body: { token } });
  await calls.call(contract.users.me, person, {}, { refused: 'account_gone' });
};
