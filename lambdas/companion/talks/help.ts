import type { Person } from '../../accounts/identify';
import { crisisReply } from '../../safety/crisis/crisis-reply';
import type { Crisis } from '../../safety/crisis/find-crisis';
import type { Answered } from './answered';
import type { TalkTurn } from './turn';

/** The answer to a crisis, without model, moderation and budget. It keeps the open question and the summary of the talk. */
export const helpIn = (
  actor: Person,
  recent: readonly TalkTurn[],
  crisis: Crisis,
  said_at: string,
): Answered => ({
  kind: 'help',
  text: crisisReply(actor.user.region),
  open: recent.at(-1)?.open ?? null,
  summary: recent.at(-1)?.summary ?? '',
  crisis,
  withPause: false,
  said_at,
});
