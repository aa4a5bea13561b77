import { countWords } from '../../../lambdas/safety/text/words';
import { factAsked } from './asked/facts';
import { ofMe } from './asked/me';
import { ofPeople, whoIs } from './asked/people';
import { whyAsked } from './asked/reasons';
import { enough, nearEnough, saying, surely, unknown } from './asked/saying';
import { themeOf } from './asked/theme';
import { momentFor } from './choose';
import { asksFrom } from './fill';
import { recapping } from './gist';
import { bestFor } from './knowledge';
import { factsOn, stating } from './sheet';
import { takingUp } from './taking';
import { telling } from './tell';
import type { Response, Turn } from './turn';
import { aboutWords, unexplained } from './words';

/** A short question asks for what the sheet has; a long one for a detail. */
const shortWords = 8;

const aboutWord = ['What could it mean, from the words around it?', 'Where did you read it?'];

const later =
  /\b(?:later|will \w+ (?:do|win|be|find|get|make|come|go|die)|will (?:he|she|they|it|you)\b|comes? next|happens? (?:to \w+ )?next|will happen|happen later|in the end|how does it end|going to (?:die|win|happen|be ok|be okay|find|get|make)|comes? back(?= later| again|\?*$)|die in)\b/i;

const ofPlot =
  /^(?:so |but |and |wait,? )?what (?:has )?happen(?:s|ed)?(?: (?:first|so far|again|here|at the (?:beginning|start)|in (?:the|this|that|chapter \d+) ?(?:chapter|story|book)?))*\??$|\bwhat is (?:it|this|the (?:book|story|chapter)) about\b|\bwhat happened in chapter\b/i;

/** The title, the first day and the funniest part: what is known of the whole book. */
export const ofBook = (turn: Turn): Response | undefined => {
  const { text } = turn;
  const about = /\btitle\b/i.test(text)
    ? 'title'
    : /\b(?:what|which) day\b|\bwhen does (?:it|the story|this) (?:begin|start)\b/i.test(text)
      ? 'begins'
      : turn.people.length === 0 &&
          /\b(?:funn(?:y|iest)|your favou?rite|best)\b.*\b(?:part|bit|moment|scene|page|thing in)\b/i.test(
            text,
          )
        ? 'funny'
        : undefined;
  const [fact] = about === undefined ? [] : factsOn(turn, { about });
  return (
    fact &&
    stating(turn, fact, '', [
      'Is that how you see it, or what would you pick?',
      'What did you think of it?',
      'What else could one say about it?',
    ])
  );
};

/** Answers a child's question about the book, its people or its words. */
export const answering = (turn: Turn): Response => {
  const { text, people } = turn;
  const words = aboutWords(turn);
  if (words !== undefined) return words;
  if (later.test(text))
    return {
      move: 'answer',
      text: turn.phrases.say('closedPages'),
      asks: asksFrom(turn, [
        'What do you think will happen?',
        'What do you hope for?',
        'What would be the best surprise?',
        'How would you let it go on?',
      ]),
      isGentle: true,
    };
  const story = ofPlot.test(text)
    ? recapping(turn, '', [
        'Which bit do you like best?',
        'What else do you remember?',
        'What would you like to know more about?',
      ])
    : undefined;
  const known = story ?? ofBook(turn) ?? whyAsked(turn) ?? ofMe(turn) ?? factAsked(turn) ?? whoIs(turn);
  if (known !== undefined) return known;
  const told = ofPeople(turn);
  const found = bestFor(turn);
  const isShort = countWords(text) <= shortWords;
  if (told !== undefined && (isShort || found.score < surely)) return told;
  // A line of the book that shares some words is no answer to "can whales sing?".
  const isYesNo = /^(?:so |but |and )?(?:is|are|was|were|can|could|do|does|did|has|have)\b/i.test(text);
  const isAnswer = !(isYesNo && found.isQuotation && found.score < surely + 0.1);
  if (found.score >= enough && found.isFormed && isAnswer) return saying(turn, found, true);
  if (told !== undefined) return told;
  const word = unexplained(text);
  if (word !== undefined)
    return { move: 'answer', text: word, asks: asksFrom(turn, aboutWord), isGentle: true };
  if (found.score >= nearEnough && found.isFormed && isAnswer && !isYesNo) return saying(turn, found, false);
  const theme = themeOf(text);
  const near = theme && momentFor(turn, { people, traits: theme.traits }, people.length > 0 ? 7 : 3);
  return near !== undefined && theme?.traits.some((trait) => near.shows.includes(trait))
    ? telling('answer', people.length === 0 ? 'I’d pick this one.' : '', near)
    : unknown(turn);
};

/** An answer that is no business of the book, with its own question. */
export const chatting = (turn: Turn, bank: Parameters<typeof takingUp>[1]): Response => ({
  move: 'answer',
  ...takingUp(turn, bank, {}),
  kinds: ['easy', 'book'],
  isGentle: true,
});
