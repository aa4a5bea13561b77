import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Book } from '../../../../contract/books/endpoints';
import { onboarding } from '../../../../contract/onboarding/endpoints';
import { onboardingErrors } from '../../../../contract/onboarding/errors';
import { onboardingMessages } from '../../../../contract/onboarding/messages';
import type { Me, PastBook } from '../../../../contract/users/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { BookFinder } from '../../subjects/books/book-finder';
import { Notice } from '../../ui/notice';
import { AddedBooks, type RatedBook } from './added-books';
import { KnownCovers } from './known-covers';
import { RateBook } from './rate-book';
import { isRefusal, lookAgain, textOf } from './state';
import { StepButtons } from './step-buttons';
import { StepHeading } from './step-heading';

/** The maximum in one request. */
const most = 10;

interface PastBooksStepProps {
  readonly student: boolean;
  /** The favourite genres: their covers are shown. */
  readonly genres: readonly string[];
  /** Saved already. */
  readonly known: readonly PastBook[];
  readonly books: readonly RatedBook[];
  readonly onChange: (books: readonly RatedBook[]) => void;
  readonly onSaved: (me: Me) => void;
  readonly onBack: (() => void) | undefined;
}

/** Books that were read before Inkwren, with stars: at least one. */
export const PastBooksStep = (props: PastBooksStepProps) => {
  const { student, genres, known, books, onChange, onSaved, onBack } = props;
  const queries = useQueryClient();
  const [choosing, setChoosing] = useState<Book>();
  const [problem, setProblem] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const saving = useSend({
    mutationFn: () =>
      call(onboarding.addPastBooks, {
        body: { past_books: books.map(({ id, rating }) => ({ id, rating })) },
      }),
    onSuccess: onSaved,
    onError: (failure) => {
      if (isRefusal(failure, 'past_book_duplicate')) lookAgain(queries);
    },
  });

  const choose = (book: Book) => {
    const there = [...known, ...books].some(({ id }) => id === book.id);
    setProblem(there ? onboardingErrors.past_book_duplicate.text : undefined);
    if (!there) setChoosing(book);
  };
  const change = (next: readonly RatedBook[]) => {
    setChoosing(undefined);
    setProblem(undefined);
    saving.reset();
    onChange(next);
    place.current?.focus();
  };
  const save = () => {
    if (books.length === 0) setProblem('Please add at least one book first.');
    else saving.mutate();
  };
  const failure = saving.isError
    ? textOf(saving.error, ['past_book_duplicate'], onboardingMessages.pastBooksFailed)
    : problem;
  return (
    <div className="grid gap-gap">
      <StepHeading>Which books have you read?</StepHeading>
      <p>
        {student
          ? 'Tap a book you know and give it stars. Books that somebody read to you count too! One is enough.'
          : 'Find books you have read and rate them. One is enough.'}
      </p>
      <div ref={place} tabIndex={-1} className="grid gap-gap outline-none">
        {choosing !== undefined && (
          <RateBook
            key={choosing.id}
            book={choosing}
            onAdd={(rating) => change([...books, { ...choosing, rating }])}
            onCancel={() => change(books)}
          />
        )}
        {books.length > 0 && (
          <AddedBooks books={books} onRemove={(id) => change(books.filter((book) => book.id !== id))} />
        )}
        {choosing === undefined && books.length < most && (
          <>
            <KnownCovers
              genres={genres}
              without={[...known, ...books].map(({ id }) => id)}
              onChoose={choose}
            />
            <BookFinder label="Find a book" onChoose={choose} />
          </>
        )}
        {books.length >= most && (
          <Notice kind="info">
            That makes {most}, and the shelf is full for now. You can add more later.
          </Notice>
        )}
      </div>
      {choosing === undefined && (
        // Without a box of its own, so that the buttons stay in view along the whole step.
        <form
          className="contents"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <StepButtons label="Save and finish" busy={saving.isPending} onBack={onBack} stays>
            {failure !== undefined && <Notice kind="error">{failure}</Notice>}
          </StepButtons>
        </form>
      )}
    </div>
  );
};
