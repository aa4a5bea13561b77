import { contentStems } from '../../../lambdas/safety/text/words';
import { nearest, saying } from './answers/saying';
import { asksFrom, fillings } from './fill';
import { capital } from './gaps';
import { isSpelt } from './lexicon';
import type { Response, Turn } from './turn';
import { isQuestion } from './understand';

/** "I think the quartermaster is very strict": somebody or something of the book that has no sheet, and what it is like. */
const described =
  /^(?:(?:and|but|so|well|haha|oh),? )*(?:I (?:really |just )?(?:think|find)(?: that)? )?((?:the|that|those|these) (?:\p{L}+ )?(\p{L}{3,})) (?:is|are|was|were|seems?|looks?|sounds?) (?:(?:so|such|very|really|a bit|a little|kind of|quite|too|pretty|super|just|the|an?|actually) )*(\p{L}{3,})[.!\s]*$/iu;

const noWord = /^(?:not|there|here|gone|over|back|out|mine|good|bad|ing)$|ing$/i;

/** A child says what something of the book is like: it is taken up by its name, with what the story tells of it. */
export const describedOf = (turn: Turn): Response | undefined => {
  const { text, people, known, phrases } = turn;
  const [, whole = '', noun = '', word = ''] = described.exec(text) ?? [];
  if (noun === '' || people.length > 0 || isQuestion(text) || noWord.test(word) || !isSpelt(word))
    return undefined;
  if (!contentStems(noun).some((one) => known.has(one)) || /^(?:book|story|chapter|end|ending)$/i.test(noun))
    return undefined;
  const thing = whole.toLowerCase().replace(/^(?:that|those|these) /, 'the ');
  const gaps = { thing, Thing: capital(thing), w: word.toLowerCase(), W: capital(word.toLowerCase()) };
  const stems = contentStems(noun);
  const found = nearest(turn, { near: 0.5, words: 1 }, ({ statement }) =>
    contentStems(statement.text).some((one) => stems.includes(one)),
  );
  const opener = phrases.pick(
    fillings(turn, ['{W}, yes, I can see why you say so.', '{Thing}, yes! I know what you mean.'], gaps),
  );
  const isMany = /s$/.test(noun);
  const asks = asksFrom(
    turn,
    [
      isMany ? 'What do {thing} do that is so {w}?' : 'What is the most {w} thing about {thing}?',
      'What would you say to {thing}?',
      'What in the story shows that best?',
    ],
    gaps,
  );
  return found === undefined
    ? { move: 'ask', text: opener, asks, isGentle: true, isGiving: true }
    : { ...saying(turn, found, opener, asks), move: 'ask' };
};
