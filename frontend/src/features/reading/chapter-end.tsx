import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Sparkles } from 'lucide-react';
import type { ChapterText } from '../../../../contract/reading/endpoints';
import { Link } from '../../lib/navigation';
import { knownBook } from '../../subjects/books/known-book';
import { quizChaptersQuery } from '../../subjects/quiz/chapters';
import { useUser } from '../../subjects/users/user';
import { buttonClass } from '../../ui/button';
import { Wren } from '../../ui/wren';

/** The address of the quiz that a child can take after this chapter; undefined while it is unknown, or if there is none. */
const useNextQuiz = ({ book, chapter, next }: ChapterText, finished: boolean): string | undefined => {
  const { role } = useUser();
  const { data } = useQuery({
    ...quizChaptersQuery(book.id),
    enabled: finished && role === 'student',
  });
  if (data === undefined || data.completed || data.message !== null) return undefined;
  const base = { book: book.id };
  if (data.start_chapter === null) return next === null ? `/quiz?${new URLSearchParams(base)}` : undefined;
  return data.valid_chapters.includes(chapter)
    ? `/quiz?${new URLSearchParams({ ...base, end: String(chapter) })}`
    : undefined;
};

/** The ways on at the end of a chapter: its quiz, and the next one. */
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
      <div className="flex flex-wrap justify-center gap-3 crowded:grid">
        {toQuiz !== undefined && (
          <Link to={toQuiz} className={buttonClass()}>
            <Sparkles aria-hidden className="size-5" />
            Quiz on what you have read
          </Link>
        )}
        {next !== null && (
          <Link
            to={`/read/${book.id}/${next}`}
            className={buttonClass(toQuiz === undefined ? 'primary' : 'secondary')}
          >
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
