import { doubtsIn, groundOf } from '../../lambdas/companion/conversation/claims';
import { Draft } from '../../lambdas/companion/conversation/draft';
import { passagesFor, passagesOn } from '../../lambdas/companion/conversation/passages';
import { materialFor } from '../../lambdas/companion/conversation/prompt';
import { questionsIn } from '../../lambdas/companion/conversation/questions';
import { flawOf as flawByRules } from '../../lambdas/companion/conversation/rules';
import { shownSentencesIn } from '../../lambdas/companion/conversation/sentences';
import type { OpenQuestion, Talk, Utterance } from '../../lambdas/companion/conversation/talk';
import { laterNames } from '../../lambdas/safety/text/later-names';
import { type LibraryBook, sheetOf } from '../../lambdas/stock/own-books';
import { talk as tutor } from '../../local/tutor/talk/answer';
import { claimCheck } from '../../local/tutor/talk/claim-check';
import { withLikeness } from '../../local/tutor/vectors/likeness';

const read = new WeakMap<LibraryBook, Talk['chapters'][]>();

/** The first chapters of a book, the same list each time: what the rules derive from a list, they derive once. */
const chaptersOf = (book: LibraryBook, end: number): Talk['chapters'] => {
  const lists = read.get(book) ?? [];
  read.set(book, lists);
  lists[end] ??= book.chapters.slice(0, end).map(({ title, text }, i) => ({ number: i + 1, title, text }));
  return lists[end];
};

const shelves = new WeakMap<LibraryBook, readonly LibraryBook[]>();

/** A library of one book, the same list each time. */
const shelfOf = (book: LibraryBook): readonly LibraryBook[] => {
  const shelf = shelves.get(book) ?? [book];
  shelves.set(book, shelf);
  return shelf;
};

const introduced = new WeakMap<LibraryBook, ReadonlySet<string>[]>();

/** The names that the chapters after `end` introduce. Found once for each chapter: it takes as long as ten replies. */
export const laterNamesOf = (book: LibraryBook, end: number): ReadonlySet<string> => {
  const found = introduced.get(book) ?? [];
  introduced.set(book, found);
  const told = (from: number, to?: number) =>
    book.chapters
      .slice(from, to)
      .map(({ title, text }) => `${title}\n${text}`)
      .join('\n');
  found[end] ??= laterNames(told(0, end), told(end));
  return found[end];
};

/** A talk without turns, about a book up to a chapter. */
export const talkAbout = (book: LibraryBook, end: number, changes: Partial<Talk> = {}): Talk => {
  const played = book.characters.find(({ name }) => name === changes.character);
  return {
    book: { title: book.title, author: book.author, description: book.description },
    chapters: chaptersOf(book, end),
    laterNames: new Set(),
    character: null,
    sheet: played === undefined ? null : sheetOf(played),
    grade: 4,
    turns: [],
    summary: '',
    open: null,
    ...changes,
  };
};

/** Why a draft may not be said as long as no check has read the chapters. */
export const flawOf = (draft: Draft, talk: Talk, words: string): string | undefined =>
  flawByRules(draft, talk, words) ??
  (doubtsIn(draft, talk, groundOf(draft, talk, words)).some(({ isOfStory }) => isOfStory)
    ? 'unproven fact'
    : undefined);

export interface TutorTurn {
  readonly words: string;
  readonly draft: Draft;
  readonly flaw: string | undefined;
}

/** As in the product, the tutor's own check decides on statements that words do not prove. */
export const checkedFlaw = (
  book: LibraryBook,
  draft: Draft,
  talk: Talk,
  words: string,
): string | undefined => {
  const doubts = doubtsIn(draft, talk, groundOf(draft, talk, words)).filter(({ isOfStory }) => isOfStory);
  if (doubts.length === 0) return flawByRules(draft, talk, words);
  const sentences = doubts.map(({ sentence }) => sentence);
  const passages = passagesOn(talk, shownSentencesIn(draft.reply)).map(({ text }) => text);
  const { verdicts } = claimCheck(shelfOf(book), JSON.stringify({ passages, sentences }));
  const unsaid = sentences.find((_, i) => verdicts[i] !== 'supported');
  return flawByRules(draft, talk, words) ?? (unsaid && `unproven: ${unsaid}`);
};

/** One turn with the demo tutor, led like the product's, and the talk after it. */
const turnWithTutor = (book: LibraryBook, talk: Talk, words: string): { turn: TutorTurn; next: Talk } => {
  const trying = { ...talk, open: talk.open && { ...talk.open, tries: talk.open.tries + 1 } };
  const draft = Draft.parse(tutor(book, materialFor(trying, words, passagesFor(trying, words))));
  const said: Utterance[] = [
    { role: 'child', text: words },
    { role: 'companion', text: draft.reply },
  ];
  const question = questionsIn(draft.reply)[0];
  return {
    turn: { words, draft, flaw: checkedFlaw(book, draft, trying, words) },
    next: {
      ...talk,
      turns: [...talk.turns, ...said].slice(-12),
      summary: draft.summary,
      open:
        draft.move === 'hint'
          ? trying.open
          : question === undefined
            ? null
            : { question, expected: draft.expected, tries: 0 },
    },
  };
};

type ChildSays = (open: OpenQuestion | null, turn: number) => string;

/** A talk with the demo tutor, which compares words only: the tutor's open question determines the child's words. */
export const talkWithTutor = (
  book: LibraryBook,
  start: Talk,
  turns: number,
  childSays: ChildSays,
): TutorTurn[] => {
  const done: TutorTurn[] = [];
  let talk = start;
  for (let at = 0; at < turns; at++) {
    const { turn, next } = turnWithTutor(book, talk, childSays(talk.open, at));
    done.push(turn);
    talk = next;
  }
  return done;
};

/** The same with the whole tutor, which also compares what sentences mean. */
export const talkByMeaning = async (
  book: LibraryBook,
  start: Talk,
  says: readonly string[],
): Promise<TutorTurn[]> => {
  const done: TutorTurn[] = [];
  let talk = start;
  for (const words of says) {
    const { turn, next } = await withLikeness(() => turnWithTutor(book, talk, words));
    done.push(turn);
    talk = next;
  }
  return done;
};
