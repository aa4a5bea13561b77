import type { LibraryBook } from '../../lambdas/stock/own-books';
import { answersOf } from '../../local/tutor/talk/answers/answers';
import { statementsOf } from '../../local/tutor/talk/answers/statements';
import { tones } from '../../local/tutor/talk/life/living';
import { remarks } from '../../local/tutor/talk/remarks';
import { embed, type Vector } from '../../local/tutor/vectors/embed';
import { keepVectors, keptVector } from '../../local/tutor/vectors/kept';

/** What a talk about a book compares with the words of a child: the ways of asking, the answers, and what each companion can say. */
const comparedIn = (book: LibraryBook): string[] => [
  ...new Set([
    ...['Wren', ...book.characters.map(({ name }) => name)].flatMap((companion) =>
      statementsOf(book, companion).map(({ plain }) => plain),
    ),
    ...answersOf(book, 'Wren').all.flatMap(({ plain, asked }) => [
      plain,
      ...asked.flatMap((one) => one.plain.slice(0, 1)),
    ]),
  ]),
];

/** All that is compared, by the name of its file. */
export const comparedTexts = (books: readonly LibraryBook[]): [name: string, texts: string[]][] => [
  ['remarks', [...remarks, ...tones].flatMap(({ like }) => like)],
  ...books.map((book): [string, string[]] => [book.id, comparedIn(book)]),
];

/** Embeds the new sentences, so that no talk waits for them. */
export const keepCompared = async (books: readonly LibraryBook[]): Promise<number> => {
  let count = 0;
  for (const [name, texts] of comparedTexts(books)) {
    const fresh = texts.filter((text) => keptVector(text) === undefined);
    const made = new Map((await embed(fresh)).map((vector, i) => [fresh[i], vector]));
    keepVectors(name, new Map(texts.map((text) => [text, (keptVector(text) ?? made.get(text)) as Vector])));
    count += texts.length;
  }
  return count;
};
