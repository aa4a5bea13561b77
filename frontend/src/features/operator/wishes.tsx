import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '../../lib/navigation';
import { Nothing } from './nothing';
import { Pages } from './pages';
import { wishesQuery } from './queries';
import { day } from './words';

/** What children would like to find in the store, newest first. */
const Wishes = () => {
  const query = useInfiniteQuery(wishesQuery);
  const wishes = query.data?.pages.flatMap((page) => page.requests) ?? [];
  return (
    <Pages
      query={query}
      what="wish"
      many="wishes"
      count={wishes.length}
      nothing={
        <Nothing title="Nobody has asked for a reward yet.">
          What children would like to find in the store stands here, in their own words.
        </Nothing>
      }
    >
      <p className="text-soft">
        What children would like to find in the store. An item that many ask for can be added under{' '}
        <Link to="/operator?tab=store" className="underline underline-offset-4">
          Store
        </Link>
        .
      </p>
      <ol className="grid gap-3" aria-label="Wishes">
        {wishes.map(({ id, text, created_at }) => (
          <li key={id} className="rounded-card border border-line bg-raised p-4">
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            <p className="text-[0.85em] text-soft">{day(created_at)}</p>
          </li>
        ))}
      </ol>
    </Pages>
  );
};

export default Wishes;
