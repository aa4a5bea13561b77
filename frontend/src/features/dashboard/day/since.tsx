import { useQuery } from '@tanstack/react-query';
import type { News } from '../../../../../contract/home/endpoints';
import { Link } from '../../../lib/navigation';
import { knownBook } from '../../../subjects/books/known-book';
import { homeDayQuery } from './home-day';

/** A leaf before each sentence. Decoration. */
const Leaf = () => (
  <svg aria-hidden viewBox="0 0 24 24" className="mt-1 size-5 shrink-0 text-leaf crowded:hidden" fill="none">
    <path d="M4 20C3 9 9 4 20 4c1 11-5 15-13 13z" fill="currentColor" />
    <path d="M4 20 14 10" stroke="var(--paper-raised)" strokeWidth="1.6" strokeLinecap="round" />
  </svg>
);

const Sentence = ({ news }: { news: News }) => {
  switch (news.kind) {
    case 'likes':
      return news.likes === 1 ? 'Somebody liked your comic.' : `Your comics got ${news.likes} likes.`;
    case 'friend':
      return (
        <>
          <strong>{news.username}</strong> said yes: you are friends now.
        </>
      );
    case 'friend_book':
      return (
        <>
          <strong>{news.username}</strong> has finished{' '}
          <Link
            to={`/books?book=${news.book.id}`}
            state={{ book: knownBook(news.book) }}
            className="font-semibold underline underline-offset-4"
          >
            {news.book.title}
          </Link>
          .
        </>
      );
    case 'place':
      return news.moved_up
        ? `You moved up to place ${news.place} this week.`
        : `You are on place ${news.place} this week.`;
  }
};

/** What has happened since the child was here last, in at most three sentences; nothing on a quiet day. */
const Since = () => {
  const { data } = useQuery(homeDayQuery);
  if (data === undefined || data.news.length === 0) return null;
  return (
    <section aria-labelledby="since" className="grid animate-rise gap-1 border-t border-line pt-3">
      <h2 id="since" className="text-lg">
        Since you were here
      </h2>
      <ul className="grid gap-1">
        {data.news.map((news) => (
          <li key={news.kind} className="flex gap-2">
            <Leaf />
            <span className="min-w-0 wrap-anywhere">
              <Sentence news={news} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

export default Since;
