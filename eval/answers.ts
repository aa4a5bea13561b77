import type { LibraryBook } from '../lambdas/stock/own-books';
import { answersOf, tellingFit } from '../local/tutor/talk/answers/answers';
import { fitOf, unionOf } from '../local/tutor/talk/answers/match';
import { atLeast, below, type Figure } from './figure';

/** What became of one way of asking that was held out. */
interface HeldOut {
  readonly isFound: boolean;
  /** Another answer was told instead. */
  readonly isOther: boolean;
}

const none = { fit: 0, answer: undefined };

/** Each way of asking, with the answers of its chapter and those before, as if nobody had thought of this way. */
const heldOut = (book: LibraryBook): HeldOut[] => {
  const { all, weight } = answersOf(book, 'Wren');
  const ofMany = all.filter(({ asked }) => asked.length > 1);
  return ofMany.flatMap((own) =>
    own.asked.map((said) => {
      const rest = own.asked.filter((one) => one !== said);
      const best = all
        .filter(({ chapter }) => chapter <= own.chapter)
        .map((answer) => ({
          answer,
          fit: fitOf(said, answer === own ? { ...own, asked: rest, union: unionOf(rest) } : answer, weight),
        }))
        .reduce<{ fit: number; answer: unknown }>((top, one) => (one.fit > top.fit ? one : top), none);
      const isTold = best.fit >= tellingFit;
      return { isFound: isTold && best.answer === own, isOther: isTold && best.answer !== own };
    }),
  );
};

/** How well the demo tutor finds its hand-made answers by words that it has not seen. */
export const answerFigures = (books: readonly LibraryBook[]): Figure[] => {
  const all = books.flatMap(heldOut);
  return [
    atLeast(
      'Ways of asking, held out, that find their answer',
      20,
      all.filter(({ isFound }) => isFound).length,
      all.length,
    ),
    below(
      'Ways of asking, held out, that find another one',
      25,
      all.filter(({ isOther }) => isOther).length,
      all.length,
    ),
  ];
};
