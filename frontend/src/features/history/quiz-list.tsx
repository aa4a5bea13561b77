import { useInfiniteQuery } from '@tanstack/react-query';
import { activityMessages } from '../../../../contract/activity-messages';
import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from './paged-list';
import { quizHistoryQuery } from './queries';
import { QuizRow } from './quiz-row';

const NoneYet = () => (
  <EmptyState mood="reading" title={activityMessages.history.noQuiz}>
    <p className="max-w-md text-soft">Read a chapter or two, take the quiz, and find it here afterwards.</p>
    <Link to="/books" className={buttonClass()}>
      Find a book
    </Link>
  </EmptyState>
);

/** The submitted quizzes. `returning` is the one whose review was open before. */
export const QuizList = ({ returning }: { returning: string | null }) => (
  <PagedList
    query={useInfiniteQuery(quizHistoryQuery)}
    row={(item) => <QuizRow key={item.id} item={item} />}
    loading="Loading your quizzes"
    failed={activityMessages.history.failed}
    empty={<NoneYet />}
    isReturning={({ id }) => id === returning}
  />
);
