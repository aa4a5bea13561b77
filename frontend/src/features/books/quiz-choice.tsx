import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { Book, Chapter } from '../../../../contract/books/endpoints';
import type { Received } from '../../../../contract/endpoint';
import type { quiz } from '../../../../contract/quiz/endpoints';
import { mayPass } from '../../lib/api';
import { navigate } from '../../lib/navigation';
import { quizChaptersQuery } from '../../subjects/quiz/chapters';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { ChapterChoice } from './chapter-choice';

interface QuizChoiceProps {
  readonly book: Book;
  readonly chapters: readonly Chapter[];
}

interface StartProps extends QuizChoiceProps {
  readonly data: Received<typeof quiz.chapters>;
}

const Start = ({ book, chapters, data }: StartProps) => {
  const [end, setEnd] = useState<number>();
  if (data.completed) return <Notice kind="success">{data.message}. Well done!</Notice>;
  if (data.message !== null) return <Notice kind="info">{data.message}</Notice>;

  const byChapter = data.start_chapter !== null;
  const start = () =>
    navigate(`/quiz?${new URLSearchParams({ book: book.id, ...(byChapter && { end: String(end) }) })}`);
  return (
    <div className="grid gap-4">
      {byChapter ? (
        <ChapterChoice
          chapters={chapters.filter(({ chapter_number }) => data.valid_chapters.includes(chapter_number))}
          chosen={end}
          onChoose={setEnd}
        />
      ) : (
        <Notice kind="info">
          Wren does not know this book chapter by chapter, so the quiz is about the full book. Read it to the
          end first!
        </Notice>
      )}
      <Button
        icon={<Sparkles aria-hidden className="size-5" />}
        disabled={byChapter && end === undefined}
        onClick={start}
        className="justify-self-start max-sm:w-full"
      >
        Start the quiz
      </Button>
    </div>
  );
};

/** The first chapter of the quiz, the choice of the last one, and the start. */
export const QuizChoice = ({ book, chapters }: QuizChoiceProps) => {
  const query = useQuery({ ...quizChaptersQuery(book.id), staleTime: 0 });
  return (
    <Loaded
      query={query}
      waiting={<Skeleton className="h-40" />}
      failed={(error) => (mayPass(error) ? 'Failed to fetch quiz chapters' : error.message)}
    >
      {(data) => <Start book={book} chapters={chapters} data={data} />}
    </Loaded>
  );
};
