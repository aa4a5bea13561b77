import { type FlagFeature, severities } from '../../contract/flags/kinds';
import type { Person } from '../accounts/identify';
import { raiseFlag } from '../flags/raise';
import { now } from '../platform/clock';
import { softHelp } from '../safety/crisis/crisis-reply';
import { type Crisis, crisisFoundIn, findCrisis } from '../safety/crisis/find-crisis';
import { weigh } from '../safety/crisis/weigh';
import { answeredWithin, converse, lateReply, TooLate } from './conversation/converse';
import { pause } from './conversation/fixed';
import type { Talk } from './conversation/talk';
import { withoutNames } from './talk';
import type { Answered } from './talks/answered';
import { unansweredIdOf } from './talks/message-id';
import { isPauseDue, type Sitting } from './talks/pause-due';

const flagged = { chat: 'chat', voice: 'voice_chat' } as const satisfies Record<string, FlagFeature>;

/** A child's words that wait for an answer, and the steps that talks by writing and by voice take differently. */
interface Asking<Kept> {
  readonly feature: keyof typeof answeredWithin;
  readonly actor: Person;
  readonly session: Sitting & { readonly session_id: string; readonly turns: number };
  readonly words: string;
  /** When the child began to wait, on the clock of `performance.now()`. */
  readonly since: number;
  /** Stands between a reply, the help lines of a doubtful case, and the proposal of a pause. */
  readonly between: string;
  /** Keeps the help for a crisis. Waits for no other request, no model and no budget. */
  readonly help: (crisis: Crisis, said_at: string) => Promise<Kept>;
  /** Holds the right to answer during the rest. Throws if another request has it. */
  readonly claimed: (rest: () => Promise<Kept>) => Promise<Kept>;
  /** Pays for the work of the model from the child's budget, unless it throws. Throws when the budget is used up. */
  readonly paid: <T>(work: () => Promise<T>) => Promise<T>;
  readonly talk: () => Promise<Talk>;
  /** Throws if the consent was withdrawn, or talks were paused, while the model was thinking. */
  readonly checkConsent: () => Promise<void>;
  readonly keep: (answered: Answered) => Promise<Kept>;
}

/**
 * Answers a child's words in a talk and keeps the turn. Our own rules look for a crisis before anything that may be down, used up
 * or occupied; what they leave in doubt is weighed with what the model and the classifier notice, and gets help if there is no
 * reply, for which a sorrow still raises its flag. A reply that is not ready in time becomes a fixed one, which the child does not
 * pay for. Throws when moderation or the model is down.
 */
export const answerWords = async <Kept>(asking: Asking<Kept>): Promise<Kept> => {
  const { feature, actor, session, words } = asking;
  const said_at = now().toISOString();
  const found = findCrisis(words);
  if (found?.severity === severities.severe) return asking.help(found, said_at);
  return asking.claimed(async () => {
    const talk = await asking.talk();
    const until = asking.since + answeredWithin[feature];
    const unanswered_id = unansweredIdOf(session.session_id, session.turns + 1, words);
    const unanswered = async (error: unknown, crisis: Crisis | undefined): Promise<Kept> => {
      if (crisis?.severity === severities.doubtful) return asking.help(crisis, said_at);
      if (crisis !== undefined)
        await raiseFlag({ userId: actor.id, feature: flagged[feature], messageId: unanswered_id, crisis });
      throw error;
    };
    const reply = await asking
      .paid(() => converse(feature, talk, withoutNames(actor, words), session.turns, until))
      .catch(async (error: unknown) => {
        if (error instanceof TooLate) return lateReply(talk, session.turns);
        return { kept: await unanswered(error, found) };
      });
    if ('kept' in reply) return reply.kept;
    if (reply.kind === 'crisis')
      return asking.help(crisisFoundIn(words, reply.of, severities.severe), said_at);
    const crisis = weigh(words, found, reply.signs);
    if (crisis?.severity === severities.severe) return asking.help(crisis, said_at);
    try {
      await asking.checkConsent();
    } catch (error) {
      return unanswered(error, crisis);
    }
    const withPause = isPauseDue(session, said_at);
    const parts = [
      reply.text,
      crisis?.severity === severities.doubtful ? softHelp(actor.user.region) : undefined,
      withPause ? pause : undefined,
    ];
    const text = parts.filter((part) => part !== undefined).join(asking.between);
    return asking.keep({ ...reply, text, crisis, unanswered_id, withPause, said_at });
  });
};
