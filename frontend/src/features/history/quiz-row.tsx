import { ChevronRight } from 'lucide-react';
import type { QuizHistoryItem } from '../../../../contract/quiz';
import { newYorkDay } from '../../../../contract/rules/day';
import { Link } from '../../lib/navigation';
import { BookCover } from '../../subjects/books/book-cover';
import { chapterWords } from '../../subjects/books/chapters';
import { Score } from './score';
import { When } from './when';

/** What was missed is worth another try when it is not fresh any more. */
const isOfEarlierDay = (time: string) => newYorkDay(new Date(time)) < newYorkDay(new Date());

/** One submitted quiz, with a link to its questions. */
export const QuizRow = ({ item }: { item: QuizHistoryItem }) => {
  const { id, books, start_chapter, end_chapter, score, total, points, created_at } = item;
  return (
    <li className="relative flex gap-3 rounded-control p-2 hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-sea sm:gap-4 crowded:grid crowded:grid-cols-[1fr_auto]">
      <BookCover book={{ ...books, thumbnail: books.cover_url }} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2 crowded:order-last crowded:col-span-2">
        <span className="min-w-0 basis-56 grow">
          <Link
            to={`/history?quiz=${id}`}
            className="block leading-snug font-semibold outline-none after:absolute after:inset-0"
          >
            {books.title}
          </Link>
          <span className="block text-[0.9em] text-soft">{books.author}</span>
          <span className="block text-[0.9em] text-soft">
            {chapterWords(start_chapter, end_chapter)} · <When time={created_at} />
          </span>
        </span>
        <span className="grid gap-1 sm:w-70">
          <Score score={score} total={total} points={points} />
          {score < total && isOfEarlierDay(created_at) && (
            <Link
              to={`/history?quiz=${id}&try=1`}
              className="relative z-1 justify-self-start py-1 font-semibold text-accent-strong underline underline-offset-4"
            >
              Try the ones you missed
            </Link>
          )}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-6 shrink-0 self-center text-soft" />
    </li>
  );
};
