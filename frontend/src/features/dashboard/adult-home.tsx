import { BookOpen, Trophy } from 'lucide-react';
import type { Dashboard } from '../../../../contract/dashboard/endpoints';
import type { Me } from '../../../../contract/users/endpoints';
import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';
import { BooksOnRequest } from './books-on-request';
import { ChildrensWeek } from './childrens-week';
import { FeedbackButton } from './feedback-button';
import { greetingFor } from './greeting';
import { NeedsAYes } from './needs-a-yes';
import { OperatorCard } from './operator-card';
import { OwnNumbers } from './own-numbers';
import { YourBooks } from './your-books';

interface AdultHomeProps {
  readonly user: Me;
  /** Undefined while it loads, or when it could not be loaded. */
  readonly data: Dashboard | undefined;
}

/** The home of a teacher or parent: pending decisions, the week of the children, and links to the other screens. */
const OfSupervisor = ({ user, data }: AdultHomeProps) => (
  <>
    <NeedsAYes user={user} />
    <OwnNumbers role={user.role} />
    <ChildrensWeek role={user.role} />
    {data !== undefined && data.reading.length > 0 && <YourBooks books={data.reading} />}
    <div className="flex flex-wrap gap-3 max-sm:grid">
      <Link to="/books" className={buttonClass('secondary')}>
        <BookOpen aria-hidden className="size-5" />
        Look up a book
      </Link>
      <Link
        to={user.school === null ? '/leaderboard' : '/leaderboard?scope=school'}
        className={buttonClass('secondary')}
      >
        <Trophy aria-hidden className="size-5" />
        Open the leaderboard
      </Link>
      <FeedbackButton title="Tell us what you think" />
    </div>
    {data !== undefined && <BooksOnRequest user={user} dashboard={data} />}
  </>
);

const AdultHome = (props: AdultHomeProps) => (
  <>
    <h1 className="text-2xl text-pretty sm:text-3xl">{greetingFor(props.user.username).words}</h1>
    {props.user.role === 'operator' ? <OperatorCard /> : <OfSupervisor {...props} />}
  </>
);

export default AdultHome;
