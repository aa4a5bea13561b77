import { Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import { part } from '../../lib/part';
import type { BookCover } from '../../subjects/books/book-cover';
import { Piece } from '../../ui/piece';
import { Berries } from './berries';

const HeadCover = part(() => import('./head-cover'));

interface QuizHeadProps {
  readonly book: ComponentProps<typeof BookCover>['book'];
  /** The topic of the quiz, in words. */
  readonly chapters: string;
  readonly number: number;
  readonly total: number;
  /** Whether the answers so far were right, in order. */
  readonly answers: readonly boolean[];
  readonly points: number;
}

export const QuizHead = ({ book, chapters, number, total, answers, points }: QuizHeadProps) => (
  <div className="grid gap-3">
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-52 items-center gap-3">
        <Piece silent waiting={<span className="h-16 w-12 shrink-0" />}>
          <HeadCover book={book} />
        </Piece>
        <div className="min-w-0">
          <h1 className="text-2xl sm:text-3xl">{book.title}</h1>
          <p className="text-soft">{chapters}</p>
        </div>
      </div>
      <p
        role="status"
        className="flex shrink-0 items-center gap-1.5 rounded-full bg-sun-soft px-4 py-1.5 font-heading text-xl font-bold tabular-nums"
      >
        <Star aria-hidden className="size-6 fill-sun text-sun-ink" />
        {points}
        <span className="sr-only">points so far</span>
      </p>
    </div>
    <p className="flex justify-between text-[0.95em] font-semibold">
      Question {number} of {total}
    </p>
    <Berries answers={answers} total={total} />
  </div>
);
