import type { LibraryBook } from '../lambdas/stock/own-books';

const common = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((word) => other.has(word)).length;

const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));

/** The share of the library's questions that `choose` answers correctly. */
export const guessed = (
  library: readonly LibraryBook[],
  choose: (q: { stem: string; options: string[]; text: string }) => number,
) => {
  const all = library.flatMap((book) =>
    book.chapters.flatMap(({ text, questions }) =>
      questions
        .filter(({ answer, last }) => answer !== last)
        .map(({ question, answer, distractors }) => ({
          stem: question,
          options: [...distractors, answer],
          text,
        })),
    ),
  );
  const right = all.filter((one) => choose(one) === one.options.length - 1).length;
  return `${((100 * right) / all.length).toFixed(1)}%`;
};

const bestBy = <T>(items: readonly T[], score: (item: T) => number) =>
  items.reduce((best, item, i) => (score(item) > score(items[best] as T) ? i : best), 0);

/** The option with the sentence of the text that shares the most words with both the option and the stem. */
export const byWords = ({ stem, options, text }: { stem: string; options: string[]; text: string }) => {
  const sentences = text.split(/(?<=[.!?])\s+/).map(words);
  const asked = words(stem);
  return bestBy(options, (option) => {
    const own = words(option);
    return Math.max(...sentences.map((s) => common(s, own) * (1 + common(s, asked))));
  });
};

/** The longest option. */
export const byLength = ({ options }: { options: string[] }) => bestBy(options, ({ length }) => length);
