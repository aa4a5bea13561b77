import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { activityMessages } from '../../../../contract/activity-messages';
import { mayPass } from '../../lib/api';
import { Link } from '../../lib/navigation';
import { useTitle } from '../../lib/use-title';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { RetryNotice } from '../../ui/retry-notice';
import { reviewQuery } from './queries';
import { Review } from './review';
import { ReviewSkeleton } from './review-skeleton';

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-2xl animate-rise gap-gap">
    <Link to="/history" className={`${buttonClass('quiet')} -ml-3 justify-self-start px-3`}>
      <ArrowLeft aria-hidden className="size-5" />
      Back to History
    </Link>
    {children}
  </div>
);

/** The review of a submitted quiz. */
const QuizReview = ({ id }: { id: string }) => {
  useTitle('Quiz review');
  const { data, error, refetch, isFetching } = useQuery(reviewQuery(id));
  if (data !== undefined)
    return (
      <Frame>
        <Review quiz={data} />
      </Frame>
    );
  if (error === null) return <ReviewSkeleton />;
  return (
    <Frame>
      {mayPass(error) ? (
        <RetryNotice busy={isFetching} onRetry={refetch}>
          {activityMessages.history.failed}
        </RetryNotice>
      ) : (
        <Notice kind="info">{error.message}</Notice>
      )}
    </Frame>
  );
};

export default QuizReview;
