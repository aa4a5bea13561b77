import type { Person } from '../accounts/identify';
import { answerWords } from '../companion/answer';
import { talkOf, turnsRead } from '../companion/talk';
import type { Answered } from '../companion/talks/answered';
import { helpIn } from '../companion/talks/help';
import { equal } from '../platform/table/condition';
import { send } from '../realtime/send';
import { keepTurn } from './keep-turn';
import { type State, states } from './live-store';
import { say, voiceOf } from './say';
import { lastTurns, type Session, sittingOf } from './store';
import type { TakenTurn } from './taken-turn';

/** The child who speaks, and the data for the answer. */
export interface Speaker {
  readonly actor: Person;
  readonly state: State;
  readonly session: Session;
}

/** The data that an answer needs, read while the words are still being transcribed. The answer to a crisis needs no talk. */
export const groundOf = ({ actor, session }: Speaker) => {
  const recent = lastTurns(actor.id, session.session_id, turnsRead);
  const talk = recent.then((turns) => talkOf(actor, { ...session, character: null }, turns));
  // A caller that awaits them gets the error; a rejection that no caller awaits must not end the process.
  for (const one of [recent, talk]) one.catch(() => undefined);
  return { recent, talk };
};

/** Shows the child's words as they were understood. The next words that are not understood are asked for again. */
const showWords = ({ session_id, connection_id }: TakenTurn, { missed }: State, words: string) =>
  Promise.all([
    send(connection_id, { type: 'caption', from: 'child', text: words, sung: false }),
    missed && states.update({ session_id }, { set: { missed: false } }, equal('ended', false)),
  ]);

const asItIs = <T>(work: () => Promise<T>): Promise<T> => work();

/** Answers the child's words, which ended at `since`, with the checks of the text chat, stores the turn and says the answer. */
export const answerTo = async (
  taken: TakenTurn,
  { actor, state, session }: Speaker,
  ground: ReturnType<typeof groundOf>,
  words: string,
  since: number,
): Promise<void> => {
  const shown = showWords(taken, state, words);
  const keep = async (answered: Answered) => {
    await shown;
    // The sound is ordered before the turn is stored, and played after it.
    const voice = voiceOf(answered.text);
    const number = await keepTurn(actor, session, words, answered);
    if (number !== undefined) await say(taken, voice, number);
  };
  const answering = answerWords<void>({
    feature: 'voice',
    actor,
    session: sittingOf(session),
    words,
    since,
    between: ' ',
    help: async (crisis, said_at) => keep(helpIn(actor, await ground.recent, crisis, said_at)),
    // The turn was taken, the consent read again and the minute paid before the words were transcribed.
    claimed: asItIs,
    paid: asItIs,
    checkConsent: async () => undefined,
    talk: () => ground.talk,
    keep,
  });
  await Promise.all([answering, shown]);
};
