import { useQuery } from '@tanstack/react-query';
import { activityMessages } from '../../../../contract/activity/messages';
import { mayPass } from '../../lib/api';
import { useTitle } from '../../lib/use-title';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { reviewQuery } from './queries';
import { Review } from './review';
import { ReviewShape } from './review-shape';

/** The review of a submitted quiz. */
const QuizReview = ({ id }: { id: string }) => {
  useTitle('Quiz review');
  const query = useQuery(reviewQuery(id));
  return (
    <Loaded
      query={query}
      label="Loading the quiz"
      waiting={<ReviewShape />}
      failed={() => activityMessages.history.failed}
      refused={(error) => (mayPass(error) ? undefined : <Notice kind="info">{error.message}</Notice>)}
    >
      {(quiz) => <Review quiz={quiz} />}
    </Loaded>
  );
};

export default QuizReview;
