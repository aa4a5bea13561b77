import { useInfiniteQuery } from '@tanstack/react-query';
import { Pages } from './pages';
import { wishesQuery } from './queries';
import { moment } from './words';

/** What children would like to find in the store, newest first. */
const Wishes = () => {
  const query = useInfiniteQuery(wishesQuery);
  const wishes = query.data?.pages.flatMap((page) => page.requests) ?? [];
  return (
    <Pages query={query} what="wish" many="wishes" count={wishes.length}>
      {wishes.length === 0 ? (
        <p className="py-6 text-center text-soft">Nobody has asked for a reward yet.</p>
      ) : (
        <ol className="grid gap-3" aria-label="Wishes">
          {wishes.map(({ id, text, created_at }) => (
            <li key={id} className="rounded-card border border-line p-4">
              <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
              <p className="text-[0.85em] text-soft">{moment(created_at)}</p>
            </li>
          ))}
        </ol>
      )}
    </Pages>
  );
};

export default Wishes;
