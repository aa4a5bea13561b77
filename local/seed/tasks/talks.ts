import { users } from '../../../lambdas/accounts/store';
import { claim } from '../../../lambdas/chat/claim';
import { allTurns, sessions } from '../../../lambdas/chat/store';
import { type Raised, raiseFlag } from '../../../lambdas/flags/raise';
import type { MailJob } from '../../../lambdas/mail/job';
import { holdWait } from '../../../lambdas/model/alone';
import { sendJob } from '../../../lambdas/platform/queue/send';
import { present } from '../../../lambdas/platform/table/condition';
import { somebody } from '../somebody';

interface Answering {
  readonly userId: string;
  readonly session: string;
  readonly request: string;
}

export const talkTasks = {
  /** Creates the state after a function died while answering a message. */
  answering: async ({ userId, session: session_id, request: request_id }: Answering) => {
    const session = await sessions.get({ user_id: userId, session_id }, { consistent: true });
    if (session === undefined) throw new Error(`There is no session ${session_id}`);
    await claim({ actor: await somebody(userId), session, recent: [], words: '', request_id });
    await holdWait(userId, 'chat');
  },
  /** The companion's question of each turn of a talk. */
  asked: async ({ userId, session }: { readonly userId: string; readonly session: string }) =>
    (await allTurns(userId, session)).map(({ open }) => open),
  /** Sends a mail to the queue of ordinary mails, as an earlier deployment did. */
  waitingMail: ({ job }: { readonly job: MailJob }) => sendJob('mailWorker', job),
  /** Flags a message of a child in a crisis. With `fails`, another write of the transaction fails. */
  flag: ({ fails, ...raised }: Raised & { readonly fails?: boolean }) =>
    raiseFlag(
      raised,
      fails ? { message: users.updating({ id: 'nobody' }, { set: { age: 9 } }, present('pk')) } : {},
    ),
};
