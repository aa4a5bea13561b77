import type { Person } from '../accounts/identify';
import { now } from '../platform/clock';
import { type Crisis, crisisFoundIn, findCrisis } from '../safety/crisis/find-crisis';
import { answeredWithin, converse, lateReply, TooLate } from './conversation/converse';
import { pause } from './conversation/fixed';
import type { Talk } from './conversation/talk';
import { withoutNames } from './talk';
import type { Answered } from './talks/answered';
import { isPauseDue, type Sitting } from './talks/pause-due';

/** A child's words that wait for an answer, and the steps that talks by writing and by voice take differently. */
interface Asking<Kept> {
  readonly feature: keyof typeof answeredWithin;
  readonly actor: Person;
  readonly session: Sitting & { readonly turns: number };
  readonly words: string;
  /** When the child began to wait, on the clock of `performance.now()`. */
  readonly since: number;
  /** Stands between a reply and the proposal of a pause. */
  readonly beforePause: string;
  /** Keeps the help for a crisis. Waits for no other request, no model and no budget. */
  readonly help: (crisis: Crisis, said_at: string) => Promise<Kept>;
  /** Holds the right to answer during the rest. Throws if another request has it. */
  readonly claimed: (rest: () => Promise<Kept>) => Promise<Kept>;
  /** Pays for the work of the model from the child's budget, unless it throws. Throws when the budget is used up. */
  readonly paid: <T>(work: () => Promise<T>) => Promise<T>;
  readonly talk: () => Promise<Talk>;
  /** Throws if the consent was withdrawn while the model was thinking. */
  readonly checkConsent: () => Promise<void>;
  readonly keep: (answered: Answered) => Promise<Kept>;
}

/**
 * Answers a child's words in a talk and keeps the turn. Our own rules look for a crisis before anything that may be down, used up
 * or occupied. A reply that is not ready in time becomes a fixed one, which the child does not pay for. Throws when moderation or
 * the model is down.
 */
export const answerWords = async <Kept>(asking: Asking<Kept>): Promise<Kept> => {
  const { feature, actor, session, words } = asking;
  const said_at = now().toISOString();
  const crisis = findCrisis(words);
  if (crisis !== undefined) return asking.help(crisis, said_at);
  return asking.claimed(async () => {
    const talk = await asking.talk();
    const until = asking.since + answeredWithin[feature];
    const reply = await asking
      .paid(() => converse(feature, talk, withoutNames(actor, words), session.turns, until))
      .catch((error: unknown) => {
        if (error instanceof TooLate) return lateReply(talk, session.turns);
        throw error;
      });
    // Moderation or the model found a crisis that our own rules did not.
    if (reply.kind === 'crisis') return asking.help(crisisFoundIn(words, reply.of), said_at);
    await asking.checkConsent();
    const withPause = isPauseDue(session, said_at);
    const text = withPause ? `${reply.text}${asking.beforePause}${pause}` : reply.text;
    return asking.keep({ ...reply, text, withPause, said_at });
  });
};
