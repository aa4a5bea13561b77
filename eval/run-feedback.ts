import { comics, type WritingFeedback } from '../contract/comics/endpoints';
import type { LibraryBook } from '../lambdas/stock/own-books';
import type { World } from './cloud';
import { atLeast, type Figure, none } from './figure';

export interface Reviewed {
  readonly draft: string;
  /** Undefined where the endpoint gave none. */
  readonly feedback: WritingFeedback | undefined;
}

/** The lengths of drafts in words, from two sentences to a whole story. All drafts fit into the daily budget of a child. */
const lengths = [14, 25, 40, 60, 85, 120, 180, 260, 400] as const;

/** Misspellings that are typical of children, by the right spelling. */
const slips = {
  because: 'becuase',
  friend: 'freind',
  their: 'thier',
  until: 'untill',
  suddenly: 'sudenly',
  little: 'litle',
  people: 'peple',
} as const;

const withSlips = (text: string): string =>
  Object.entries(slips).reduce(
    (draft, [right, wrong]) => draft.replace(new RegExp(`\\b${right}\\b`, 'g'), wrong),
    text,
  );

/** The beginnings of a book's chapters, each of another length. */
export const draftsOf = ({ chapters }: LibraryBook): string[] =>
  lengths.map((length, i) => {
    const words = (chapters[i % chapters.length]?.text ?? '').split(/\s+/);
    return withSlips(words.slice(0, length).join(' '));
  });

export const review = async (world: World, book: LibraryBook): Promise<Reviewed[]> => {
  const { call } = await world.newChild();
  const reviewed: Reviewed[] = [];
  for (const draft of draftsOf(book)) {
    const answer = await call(comics.writingFeedback, { body: { story: draft } }).catch(() => undefined);
    reviewed.push({ draft, feedback: answer?.feedback ?? undefined });
  }
  return reviewed;
};

const mostWordsInRow = 6;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];

/** The runs of more than six words that the draft has too: a child could paste them. */
export const copiedRuns = (text: string, draft: string): string[] => {
  const [words, story] = [wordsOf(text), ` ${wordsOf(draft).join(' ')} `];
  return words
    .map((_, i) => words.slice(i, i + mostWordsInRow + 1))
    .filter((run) => run.length > mostWordsInRow)
    .map((run) => run.join(' '))
    .filter((run) => story.includes(` ${run} `));
};

const textsOf = ({ strengths, next }: WritingFeedback): string[] => [
  ...strengths.flatMap(({ quote, why }) => [quote, why]),
  next,
];

/** The figures for the feedback on drafts, each with its target. */
export const feedbackFigures = (reviewed: readonly Reviewed[]): Figure[] => {
  const given = reviewed.flatMap(({ draft, feedback }) =>
    feedback === undefined ? [] : [{ draft, feedback }],
  );
  const quotes = given.flatMap(({ draft, feedback }) =>
    feedback.strengths.map(({ quote }) => ({ quote, isOwn: draft.includes(quote) })),
  );
  const again = given.flatMap(({ draft, feedback }) =>
    feedback.look_again.map((word) => ({
      isOwn: wordsOf(draft).some((one) => one.replace(/['’].*/, '') === word.toLowerCase()),
    })),
  );
  const inForm = given.filter(
    ({ feedback: { strengths, next } }) =>
      strengths.length === 2 && next.trim().endsWith('?') && next.split('?').length === 2,
  );
  const copied = given.flatMap(({ draft, feedback }) =>
    textsOf(feedback).flatMap((text) => copiedRuns(text, draft)),
  );
  return [
    atLeast('Drafts that got feedback', 95, given.length, reviewed.length),
    atLeast('Feedback with two strengths and one question', 100, inForm.length, given.length),
    atLeast(
      "Quotations that are the child's",
      100,
      quotes.filter(({ isOwn }) => isOwn).length,
      quotes.length,
    ),
    none('Runs of more than six words copied', copied.length, given.length),
    atLeast(
      'Words to look at again as the child wrote them',
      100,
      again.filter(({ isOwn }) => isOwn).length,
      again.length,
    ),
  ];
};
