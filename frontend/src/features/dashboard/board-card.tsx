import { Trophy } from 'lucide-react';
import type { Me } from '../../../../contract/users';
import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';

/** The link to the leaderboard for a grown-up: to the school's, if there is one. */
export const BoardCard = ({ school }: Pick<Me, 'school'>) => (
  <Card aria-labelledby="leaderboard" className="grid justify-items-start gap-3">
    <h2 id="leaderboard" className="text-2xl">
      Leaderboard
    </h2>
    <p className="text-soft">
      {school === null
        ? 'See who reads the most this week.'
        : `See who reads the most this week at ${school}, and everywhere.`}
    </p>
    <Link
      to={school === null ? '/leaderboard' : '/leaderboard?scope=school'}
      className={buttonClass('secondary')}
    >
      <Trophy aria-hidden className="size-5" />
      Open the leaderboard
    </Link>
  </Card>
);
