import { crisisReply } from '../platform/crisis/crisis-reply';
import type { Crisis } from '../platform/crisis/find-crisis';
import type { Person } from '../users/identify';
import type { TalkTurn } from './turn';

/** The answer to a crisis: without model, moderation and budget. What the talk was about is not lost by it. */
export const helpIn = (actor: Person, recent: readonly TalkTurn[], crisis: Crisis) => ({
  kind: 'help' as const,
  text: crisisReply(actor.user.region),
  open: recent.at(-1)?.open ?? null,
  summary: recent.at(-1)?.summary ?? '',
  crisis,
});
