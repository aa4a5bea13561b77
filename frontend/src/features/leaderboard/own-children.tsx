import type { Friend } from '../../../../contract/friends/endpoints';
import type { LeaderboardRow } from '../../../../contract/leaderboard/endpoints';
import { counted } from '../../lib/counted';
import { Card } from '../../ui/card';

/** More have places of their own in the list, where they are marked. */
const mostNamed = 4;

interface OwnChildrenProps {
  readonly rows: readonly LeaderboardRow[];
  readonly own: readonly Friend[];
  readonly ids: ReadonlySet<string>;
  /** "students" or "children". */
  readonly many: string;
}

/** For an adult: where the own children stand, before the whole list. */
export const OwnChildren = ({ rows, own, ids, many }: OwnChildrenProps) => {
  const here = rows.filter(({ id }) => ids.has(id));
  if (own.length === 0 || rows.length === 0) return null;
  return (
    <Card className="bg-accent-soft! max-lg:order-first">
      {here.length === 0 && (
        <p>
          {own.length === 1 ? `${own[0]?.username} is not` : `None of your ${many} is`} on this list. It shows
          the best of those who may be seen.
        </p>
      )}
      {here.length > mostNamed && (
        <p>
          {here.length} of your {many} are among the best {rows.length.toLocaleString('en-US')}. They are
          marked in the list.
        </p>
      )}
      {here.length > 0 && here.length <= mostNamed && (
        <ul className="grid gap-1" aria-label={`Your ${many}`}>
          {here.map(({ id, username, place, points }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold wrap-anywhere">{username}</span>
              <span>
                place {place.toLocaleString('en-US')}, {counted(points, 'point')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
