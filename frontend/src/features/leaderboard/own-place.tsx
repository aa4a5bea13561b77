import { EyeOff } from 'lucide-react';
import type { BoardPeriod, Leaderboard } from '../../../../contract/leaderboard/endpoints';
import type { Me } from '../../../../contract/users/endpoints';
import { Link } from '../../lib/navigation';
import { isHidden, ownPlace } from '../../subjects/leaderboard/own-place';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';

interface OnlyYouProps {
  readonly placed: boolean;
  readonly decidesAlone: boolean;
}

const OnlyYou = ({ placed, decidesAlone }: OnlyYouProps) => (
  <p className="flex items-start gap-2 text-[0.95em]">
    <EyeOff aria-hidden className="mt-[0.2em] size-5 shrink-0 text-soft" />
    <span>
      {placed ? 'Only you can see your place.' : 'Other children do not see you here.'} That is how we start
      for everybody. Would you like to be on the board too?{' '}
      {decidesAlone
        ? 'You can switch on “Show me on the leaderboards” in your profile, under Account.'
        : 'Ask your grown-up: they can switch on “Being seen by other children”.'}
    </span>
  </p>
);

interface OwnPlaceProps {
  readonly user: Me;
  readonly board: Leaderboard;
  readonly period: BoardPeriod;
  /** Whether the best of this board receive gems. */
  readonly rewarded: boolean;
}

const SomeUnseen = ({ rewarded }: { rewarded: boolean }) => (
  <p className="text-[0.95em]">
    Some children here do not show their place to others. They count too
    {rewarded && ', and the gems of the week go by this place'}.
  </p>
);

/** The reader's place among all students if the list does not show it, and who can see it. */
export const OwnPlace = ({ user, board, period, rewarded }: OwnPlaceProps) => {
  const hidden = isHidden(user);
  const place = ownPlace(board);
  const listed = board.rows.find(({ id }) => id === user.id);
  if (listed !== undefined && listed.place === board.me?.place && !hidden) return null;
  return (
    <Card aria-label="You" className="grid gap-3 bg-accent-soft!">
      {place !== undefined && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">You: {place}</span>
          <span className="font-heading text-xl font-bold">
            {board.me?.points.toLocaleString('en-US')} points
          </span>
        </p>
      )}
      {place === undefined && (
        <p>
          You have no points {period === 'week' ? 'this week yet' : 'yet'}. Each right answer brings you some.
        </p>
      )}
      {/* An empty board has the way itself. */}
      {place === undefined && board.rows.length > 0 && (
        <Link to="/books" className={`${buttonClass()} sm:justify-self-start`}>
          Find a book
        </Link>
      )}
      {listed !== undefined && !hidden && <SomeUnseen rewarded={rewarded} />}
      {hidden && <OnlyYou placed={place !== undefined} decidesAlone={user.decides_alone} />}
    </Card>
  );
};
