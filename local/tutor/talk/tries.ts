import { asksForAnswer, triesBeforeTelling } from '../../../lambdas/companion/conversation/rules';
import { contentStems, countWords } from '../../../lambdas/safety/text/words';
import { asksFrom } from './fill';
import { isAbout } from './moments';
import type { Response, Turn } from './turn';

/** Whether a question with a right answer is open. */
export const isClosed = ({ request, current }: Turn) =>
  request.open?.expected != null && current?.expected != null;

/** The words of the answer that the child still has to find. */
export const secretOf = ({ request, current, judged, text }: Turn): string[] =>
  judged === 'right' || asksForAnswer(text) || (request.open?.tries ?? 0) >= triesBeforeTelling
    ? []
    : contentStems(current?.expected ?? '');

/** What the library says about the answer, if it can be said after any reply and by the companion. */
const noteOn = ({ current, played }: Turn): string | undefined => {
  const note = current?.note ?? '';
  const isUsable =
    note !== '' &&
    !note.includes('?') &&
    countWords(note) <= 22 &&
    (played === undefined || !isAbout(note, played));
  return isUsable ? note : undefined;
};

/** After two tries, or when the child asks for it, the tutor tells the answer. */
export const givingAway = (turn: Turn): Response => {
  const { current, phrases } = turn;
  const [answer = '', note] = [current?.expected?.replace(/[.!]$/, ''), noteOn(turn)];
  return {
    move: 'tell',
    text: `${phrases.say('telling')} ${answer}.${note === undefined ? '' : ` ${note}`}`,
    claims: [{ claim: answer, passage: current?.evidence ?? '' }],
    kinds: ['recall', 'chapter'],
    isWanted: true,
  };
};

export const helping = (turn: Turn): Response | 'hint' =>
  (turn.request.open?.tries ?? 0) < triesBeforeTelling ? 'hint' : givingAway(turn);

/** After a right answer the talk stays with it. */
const afterRight = [
  'What do you think of that?',
  'How did you remember it so well?',
  'What would you have done there?',
  'What did you feel when you read that?',
  'Why does that matter in the story, do you think?',
];

/** A right answer, with what there is to say about it. */
export const expanding = (turn: Turn): Response => {
  const { current, phrases } = turn;
  const [note, asks] = [noteOn(turn), asksFrom(turn, afterRight)];
  return note === undefined
    ? { move: 'expand', text: phrases.right(), asks, isGentle: true }
    : {
        move: 'expand',
        text: `${phrases.right()} ${note}`,
        claims: [{ claim: note, passage: current?.evidence ?? '' }],
        asks,
        isGentle: true,
      };
};

/** Words that may be an answer: few, or with two words of the sentence that has the answer. */
export const isAttempt = ({ text, current, judged }: Turn): boolean => {
  const stems = new Set(contentStems(`${current?.expected ?? ''} ${current?.evidence ?? ''}`));
  return (
    judged === 'partly' ||
    countWords(text) <= 6 ||
    contentStems(text).filter((word) => stems.has(word)).length >= 2
  );
};
