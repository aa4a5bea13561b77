import { useInfiniteQuery } from '@tanstack/react-query';
import { FeedbackEntry } from './feedback-entry';
import { Nothing } from './nothing';
import { Pages } from './pages';
import { feedbackQuery } from './queries';

/** The feedback of all users, newest first. */
const Feedback = () => {
  const query = useInfiniteQuery(feedbackQuery);
  const entries = query.data?.pages.flatMap((page) => page.feedback) ?? [];
  return (
    <Pages
      query={query}
      what="message"
      count={entries.length}
      nothing={
        <Nothing title="Nobody has said anything yet.">
          What children and grown-ups write under “Tell us what you think” stands here.
        </Nothing>
      }
    >
      <ol className="grid gap-3" aria-label="Feedback">
        {entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries carry nothing that tells two apart, and only grow at the end
          <li key={place}>
            <FeedbackEntry feedback={entry} />
          </li>
        ))}
      </ol>
    </Pages>
  );
};

export default Feedback;
