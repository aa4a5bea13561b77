import { nearest, saying, wantedOf } from './answers/saying';
import { counted } from './asked/counts';
import { factAsked } from './asked/facts';
import { ofMe } from './asked/me';
import { ofPeople, whoIs } from './asked/people';
import { playing } from './asked/playing';
import { whyAsked } from './asked/reasons';
import { unknown } from './asked/saying';
import { asksFrom } from './fill';
import { recapping } from './gist';
import { factsOn, stating } from './sheet';
import { takingUp } from './taking';
import type { Response, Turn } from './turn';
import { aboutWords, unexplained } from './words';

const later =
  /\b(?:later|will \w+ (?:do|win|be|find|get|make|come|go|die)|will (?:he|she|they|it|you)\b|will (?:\w+ ){1,2}(?:do|say|be|go|happen) (?:now|next|then)\b|comes? next|happens? (?:to \w+ )?next|will happen|happen later|(?<!\b(?:was|were|did|had)\b.*)in the end|how does it end|going to (?:die|win|happen|be ok|be okay|find|get|make)|comes? back(?= later| again|\?*$)|die in)\b/i;

const ofPlot =
  /^(?:(?:once )?again|once more|tell it again)\W*$|^(?:so |but |and |wait,? )?what (?:has )?happen(?:s|ed)?(?: (?:first|so far|again|here|at the (?:beginning|start)|in (?:the|this|that|chapter \d+) ?(?:chapter|story|book)?))*\??$|\bwhat is (?:it|this|the (?:book|story|chapter)) about\b|\bwhat happened in chapter\b/i;

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

/** What nobody can know yet. */
const closedPages = (turn: Turn): Response => ({
  move: 'answer',
  text: turn.phrases.say('closedPages'),
  asks: asksFrom(turn, [
    'What do you think will happen?',
    'What do you hope for?',
    'What would be the best surprise?',
    'How would you let it go on?',
  ]),
  isGentle: true,
});

/** "How many cords", "what colour", "which day": a sentence with a number, a colour or a time, or none. */
const ofKind = (turn: Turn): Response | undefined => {
  const wanted = wantedOf(turn);
  if (wanted === undefined || wanted === 'where' || wanted === 'who') return undefined;
  const found = nearest(turn, { near: 0.9, words: 1 });
  return found === undefined ? (counted(turn, true) ?? unknown(turn)) : saying(turn, found);
};

/** Answers a child's question about the book, its people or its words for which there is no hand-made answer. */
export const answering = (turn: Turn): Response => {
  const { text } = turn;
  const words = aboutWords(turn);
  if (words !== undefined) return words;
  const isWholeRead = Math.max(1, ...turn.read.keys()) >= (turn.book?.chapters.length ?? 0);
  if (later.test(text) && !isWholeRead) return closedPages(turn);
  const story = ofPlot.test(text)
    ? recapping(turn, '', [
        'Which bit do you like best?',
        'What else do you remember?',
        'What would you like to know more about?',
      ])
    : undefined;
  const known =
    story ??
    ofBook(turn) ??
    whyAsked(turn) ??
    ofMe(turn) ??
    counted(turn) ??
    factAsked(turn) ??
    ofKind(turn) ??
    whoIs(turn) ??
    ofPeople(turn) ??
    playing(turn);
  if (known !== undefined) return known;
  return unexplained(turn) ?? unknown(turn);
};

/** An answer that is no business of the book, with its own question. */
export const chatting = (turn: Turn, bank: Parameters<typeof takingUp>[1]): Response => ({
  move: 'answer',
  ...takingUp(turn, bank, {}),
  kinds: ['easy', 'book'],
  isGentle: true,
  isGiving: true,
});
