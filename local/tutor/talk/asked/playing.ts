import { countWords } from '../../../../lambdas/safety/text/words';
import { asksFrom, fillings } from '../fill';
import { isSpelt } from '../lexicon';
import type { Response, Turn } from '../turn';

const capital = (text: string) => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** "Can you say miaow", "say hello to Gerald": a word or two, said. */
const saying = (turn: Turn): Response | undefined => {
  const word =
    /^(?:(?:please|can you|could you|will you) )*(?:say|go|make) ["“]?(?!sorry|something|it|that|a |the )([\p{L}-]+)["”]?(?: please)?[.!?\s]*$/iu.exec(
      turn.text,
    )?.[1];
  return word === undefined || (!isSpelt(word) && word.length > 6)
    ? undefined
    : {
        move: 'answer',
        text: `${capital(word.toLowerCase())}!`,
        asks: ['Was that loud enough?', 'How would you say it?', 'Now you: how does it sound?'],
        isGentle: true,
      };
};

/** "Sing me a song." */
const singing = ({ text }: Turn): Response | undefined =>
  /^(?:please |can you |could you )*sing\b/i.test(text)
    ? {
        move: 'answer',
        text: 'La, la, la, tweedle-dee! It is a short song.',
        asks: ['How does your song go?', 'Which song do you like to sing?'],
        isGentle: true,
      }
    : undefined;

/** "Can I see your fire?", "can I live with you?": only a story has a door for that. */
const visiting = (turn: Turn): Response | undefined => {
  const verb =
    /^(?:please )?(?:can|could|may) (?:I|we) (?:\w+ )?(see|touch|have|visit|come|be|live|meet|ride|try|play|help|taste|fly|hold|pet|stroke|join|borrow)\b/i.exec(
      turn.text,
    )?.[1];
  if (verb === undefined) return undefined;
  return {
    move: 'answer',
    text: turn.phrases.pick([
      'In your head you can, any time!',
      'Only a story has a door for that. Come in, in your head!',
      'On paper, gladly! There is room for a reader.',
    ]),
    asks: asksFrom(turn, [
      'What would you do first?',
      'How do you imagine it?',
      'What would you bring along?',
    ]),
    isGentle: true,
  };
};

/** "Can you hug me?", "will you bake for me?" */
const doingFor = (turn: Turn): Response | undefined => {
  if (turn.played === undefined) return undefined;
  return /^(?:can|could|will|would) you (?:please )?\p{L}+ .*\b(?:me|us|my)\b/iu.test(turn.text) &&
    countWords(turn.text) <= 8
    ? {
        move: 'answer',
        text: turn.phrases.pick([
          'From inside a story that is hard. But the idea is a kind one!',
          'I would try, if a page were not so flat.',
        ]),
        asks: asksFrom(turn, ['How would it be, do you think?', 'What would come after that?']),
        isGentle: true,
      }
    : undefined;
};

/** Answers a request by playing along, in the child's own words. */
export const playing = (turn: Turn): Response | undefined =>
  saying(turn) ?? singing(turn) ?? visiting(turn) ?? doingFor(turn);

const supposed =
  /^(?:so |but |and |ok |wait )?(?:what if|imagine(?: if)?|what would happen if)\b ?(.+?)[?.!\s]*$/i;

/** "What if the llama could talk": the idea is taken on, and spun further. */
export const supposing = (
  turn: Turn,
  flipped: (clause: string) => string | undefined,
): Response | undefined => {
  const clause = supposed.exec(turn.text)?.[1];
  const idea = clause === undefined || countWords(clause) > 12 ? undefined : flipped(clause);
  if (idea === undefined) return undefined;
  const says = fillings(
    turn,
    [
      'If {idea}, this would be quite another story!',
      'Oh, if {idea}! That would be a page to turn fast.',
      'Just think, if {idea}! They would all stop and stare.',
      'If {idea}, I would love to be there and watch.',
      'If {idea}, that would turn everything upside down.',
    ],
    { idea: idea.replace(/\bwas\b/, 'were') },
  );
  return {
    move: 'ask',
    text: turn.phrases.pick(says),
    asks: asksFrom(turn, [
      'What would happen first?',
      'And what would {I|N} say to that?',
      'Who would be the first to notice?',
      'What could go wrong with it?',
      'Would that make things better, or worse?',
      'What would you do then?',
    ]),
    isGentle: true,
  };
};
