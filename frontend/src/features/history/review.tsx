import { useEffect, useRef, useState } from 'react';
import type { Received } from '../../../../contract/endpoint';
import type { quiz } from '../../../../contract/quiz/endpoints';
import { Link, useSearchParams } from '../../lib/navigation';
import { BookCover } from '../../subjects/books/book-cover';
import { chapterWords } from '../../subjects/books/chapters';
import { knownBook } from '../../subjects/books/known-book';
import { Button, buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { Switch } from '../../ui/switch';
import { MissedQuestions } from './missed-questions';
import { isRight, ReviewedQuestion } from './reviewed-question';
import { Score } from './score';
import { When } from './when';

type Reviewed = Received<typeof quiz.review>;

const Head = ({ quiz }: { quiz: Reviewed }) => {
  const { books, start_chapter, end_chapter, created_at } = quiz;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card className="flex flex-wrap gap-4 sm:gap-6">
      <BookCover size="large" book={{ ...books, thumbnail: books.cover_url }} />
      <div className="grid min-w-0 flex-1 basis-40 content-start gap-3">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
            {books.title}
          </h1>
          <p className="text-soft">{books.author}</p>
          <p className="text-soft">
            {chapterWords(start_chapter, end_chapter)} · <When time={created_at} />
          </p>
        </div>
        <Score {...quiz} />
      </div>
    </Card>
  );
};

/** Every question of a quiz with its answer, or only those answered wrongly; these can be tried again. */
export const Review = ({ quiz }: { quiz: Reviewed }) => {
  const parameters = useSearchParams();
  const [onlyWrong, setOnlyWrong] = useState(parameters.has('missed'));
  const [trying, setTrying] = useState(parameters.has('try'));
  const numbered = quiz.answers.map((answer, at) => ({ answer, number: at + 1 }));
  const wrong = numbered.filter(({ answer }) => !isRight(answer));
  const shown = onlyWrong ? wrong : numbered;
  const { books } = quiz;
  if (trying && wrong.length > 0)
    return (
      <MissedQuestions
        book={books.id}
        missed={wrong.map(({ answer }) => answer)}
        onClose={() => setTrying(false)}
      />
    );
  return (
    <>
      <Head quiz={quiz} />
      {numbered.length === 0 && (
        <Card>
          <p>
            This book was taken out of Inkwren, and the questions went with it. Your score and your points
            stay.
          </p>
        </Card>
      )}
      {wrong.length > 0 && (
        <Card className="grid gap-2">
          <Button className="sm:justify-self-start" onClick={() => setTrying(true)}>
            Try the ones you missed
          </Button>
          <Switch label="Only what I got wrong" checked={onlyWrong} onChange={setOnlyWrong} />
          <p role="status" className="text-[0.9em] text-soft">
            {onlyWrong
              ? `${shown.length} of ${numbered.length} questions`
              : `All ${numbered.length} questions`}
          </p>
        </Card>
      )}
      <ol className="grid gap-gap">
        {shown.map(({ answer, number }) => (
          <li key={answer.question}>
            <ReviewedQuestion book={books.id} answer={answer} number={number} />
          </li>
        ))}
      </ol>
      {numbered.length > 0 && (
        <Link
          to={`/books?book=${books.id}`}
          state={{ book: knownBook({ ...books, thumbnail: books.cover_url }) }}
          className={`${buttonClass('secondary')} justify-self-center`}
        >
          Open this book
        </Link>
      )}
    </>
  );
};
