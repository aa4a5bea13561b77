import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Sparkles } from 'lucide-react';
import type { ChapterText } from '../../../../contract/reading/endpoints';
import { Link } from '../../lib/navigation';
import { part } from '../../lib/part';
import { knownBook } from '../../subjects/books/known-book';
import { quizChaptersQuery } from '../../subjects/quiz/chapters';
import { useUser } from '../../subjects/users/user';
import { buttonClass } from '../../ui/button';
import { Piece } from '../../ui/piece';
import { Wren } from '../../ui/wren';

const BookEnd = part(() => import('./book-end'));

/** The address of the quiz that a child can take after this chapter; undefined while it is unknown, null if there is none. */
const useNextQuiz = ({ book, chapter, next }: ChapterText, finished: boolean): string | null | undefined => {
  const { role } = useUser();
  const { data } = useQuery({
    ...quizChaptersQuery(book.id),
    enabled: finished && role === 'student',
  });
  if (data === undefined) return undefined;
  if (data.completed || data.message !== null) return null;
  const base = { book: book.id };
  if (data.start_chapter === null) return next === null ? `/quiz?${new URLSearchParams(base)}` : null;
  return data.valid_chapters.includes(chapter)
    ? `/quiz?${new URLSearchParams({ ...base, end: String(chapter) })}`
    : null;
};

/** The ways on at the end of a chapter: its quiz, and the next one; at the end of the book its last quiz, or else the stars. */
export const ChapterEnd = ({ text, finished }: { text: ChapterText; finished: boolean }) => {
  const toQuiz = useNextQuiz(text, finished);
  const { book, next } = text;
  return (
    <section
      aria-label="The end of the chapter"
      className="mt-10 grid justify-items-center gap-4 text-center"
    >
      <Wren mood={next === null ? 'cheering' : 'happy'} className="w-28" />
      <p className="font-heading text-xl font-bold">
        {next === null ? `You have read ${book.title} to the end!` : `That was “${text.title}”.`}
      </p>
      {next === null && toQuiz && <p>Now comes the last quiz, and then your stars for the book.</p>}
      {next === null && toQuiz === null && (
        <Piece silent>
          <BookEnd book={book} />
        </Piece>
      )}
      <div className="flex flex-wrap justify-center gap-3 crowded:grid">
        {toQuiz && (
          <Link to={toQuiz} className={buttonClass()}>
            <Sparkles aria-hidden className="size-5" />
            Quiz on what you have read
          </Link>
        )}
        {next !== null && (
          <Link to={`/read/${book.id}/${next}`} className={buttonClass(toQuiz ? 'secondary' : 'primary')}>
            Next chapter
            <ChevronRight aria-hidden className="size-5" />
          </Link>
        )}
        <Link
          to={`/books?book=${book.id}`}
          state={{ book: knownBook(book) }}
          className={buttonClass('quiet')}
        >
          Back to the book
        </Link>
      </div>
    </section>
  );
};
