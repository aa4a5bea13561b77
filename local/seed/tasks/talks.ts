import { claim } from '../../../lambdas/chat/claim';
import { allTurns, sessions } from '../../../lambdas/chat/store';
import { type Raised, raiseFlag } from '../../../lambdas/flags/raise';
import { holdWait } from '../../../lambdas/platform/ai/alone';
import { present } from '../../../lambdas/platform/table/condition';
import { users } from '../../../lambdas/users/store';
import { somebody } from '../somebody';

interface Answering {
  readonly userId: string;
  readonly session: string;
  readonly request: string;
}

export const talkTasks = {
  /** A message that a function was answering when it died. */
  answering: async ({ userId, session: session_id, request: request_id }: Answering) => {
    const session = await sessions.get({ user_id: userId, session_id }, { consistent: true });
    if (session === undefined) throw new Error(`There is no session ${session_id}`);
    await claim({ actor: await somebody(userId), session, recent: [], words: '', request_id });
    await holdWait(userId, 'chat');
  },
  /** What the companion of a talk asked, turn by turn. */
  asked: async ({ userId, session }: { readonly userId: string; readonly session: string }) =>
    (await allTurns(userId, session)).map(({ open }) => open),
  /** A message of a child that tells of a crisis; `fails`: a write of the same transaction refuses. */
  flag: ({ fails, ...raised }: Raised & { readonly fails?: boolean }) =>
    raiseFlag(
      raised,
      fails ? { message: users.updating({ id: 'nobody' }, { set: { age: 9 } }, present('pk')) } : {},
    ),
};
