import type { Book } from '../../../../contract/books/endpoints';
import { Notice } from '../../ui/notice';
import { StarInput } from '../../ui/star-input';
import { useListed, usePlacement } from './placement';

/** The stars for a finished book, which move it to Read at once. Without stars it stays on Currently Reading, as finished. */
export const OwnStars = ({ book: { id, title } }: { book: Pick<Book, 'id' | 'title'> }) => {
  const listed = useListed(id);
  const { mutate, variables, isSuccess, isError, error } = usePlacement(id);
  return (
    <section aria-labelledby="own-stars" className="w-full rounded-card bg-sun-soft px-3 py-4">
      <h3 id="own-stars" className="mb-1 text-lg">
        How did you like {title}?
      </h3>
      <StarInput
        value={variables?.rating ?? listed?.rating ?? undefined}
        onChange={(rating) => mutate({ stage: 'read', rating })}
      />
      <p role="status">{isSuccess && 'Thank you! It stands on your Read shelf now.'}</p>
      {isError && <Notice kind="error">{error.message}</Notice>}
    </section>
  );
};
