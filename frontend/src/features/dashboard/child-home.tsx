import { useState } from 'react';
import type { Dashboard } from '../../../../contract/dashboard/endpoints';
import type { Me } from '../../../../contract/users/endpoints';
import { part } from '../../lib/part';
import { heldFrom } from '../../subjects/controls/held';
import { Card } from '../../ui/card';
import { Piece } from '../../ui/piece';
import { Skeleton } from '../../ui/skeleton';
import { greetingFor } from './greeting';
import { Hero } from './hero';
import { More } from './more';
import { nextSteps } from './next-step';
import { ShelfSkeleton } from './shelf';
import { StreakWarning } from './streak-warning';
import { Strip } from './strip';
import { Today } from './today';
import { YourBooks } from './your-books';

const BoardPanel = part(() => import('./board-panel'));
const Recommended = part(() => import('./recommended'));
const OfAge = part(() => import('./of-age'));
const Celebrations = part(() => import('./celebrations'));
const Gifts = part(() => import('./gifts'));
const Asked = part(() => import('./asked'));
const Recall = part(() => import('./recall'));
const Goal = part(() => import('./goal'));
const Since = part(() => import('./day/since'));
const DayRow = part(() => import('./day/day-row'));

const BooksSkeleton = () => (
  <Card aria-busy className="grid grid-cols-1 gap-4">
    <Skeleton className="h-23 sm:h-12" />
    <ShelfSkeleton />
  </Card>
);

interface ChildHomeProps {
  readonly user: Me;
  /** Undefined while it loads, or when it could not be loaded. */
  readonly data: Dashboard | undefined;
  readonly failed: boolean;
}

const noBooks: Dashboard['reading'] = [];

const moodOf = (isNight: boolean, data: Dashboard | undefined) => {
  if (isNight) return 'sleepy';
  const book = data?.reading[0];
  if (book === undefined) return 'waving';
  return nextSteps(book)[0]?.kind === 'quiz' ? 'proud' : 'reading';
};

/** The first screen of a child: the next step, the day, the week, and everything else. */
export const ChildHome = ({ user, data, failed }: ChildHomeProps) => {
  const { words, isNight } = greetingFor(user.username);
  const held = heldFrom(user, 'screen', new Date());
  const [asking, setAsking] = useState(false);
  return (
    <>
      {data !== undefined && data.gifts.length > 0 && (
        <Piece silent>
          <Gifts gifts={data.gifts} />
        </Piece>
      )}
      {data?.grown_up_asks === true && (
        <Piece silent>
          <Asked />
        </Piece>
      )}
      <div className="grid gap-gap md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <Hero
          greeting={words}
          mood={moodOf(isNight, data)}
          look={user.look}
          books={failed ? noBooks : data?.reading}
          ideas={data?.recommendations ?? []}
          finished={data?.finished ?? []}
          held={held}
        >
          <Piece silent>
            <Since />
          </Piece>
        </Hero>
        <Today done={data?.today ?? undefined} loading={!failed} reading={data?.reading[0]} user={user} />
      </div>
      {held === undefined && (
        <Piece silent>
          <DayRow />
        </Piece>
      )}
      {user.decides_alone && user.guardians_see === null && (
        <Piece silent>
          <OfAge />
        </Piece>
      )}
      <StreakWarning user={user} />
      {(asking || (data?.recall && !held)) && (
        <Piece silent>
          <Recall offer={data?.recall} asking={asking} setAsking={setAsking} />
        </Piece>
      )}
      <Strip user={user} board={data?.board} loading={data === undefined && !failed} />
      {data?.goal != null && heldFrom(user, 'store', new Date()) === undefined && (
        <Piece silent>
          <Goal goal={data.goal} gems={user.gems} />
        </Piece>
      )}
      {!failed && (
        <>
          <YourBooks books={data?.reading.slice(1) ?? noBooks} />
          <Piece waiting={<BooksSkeleton />}>
            {data === undefined ? <BooksSkeleton /> : <Recommended user={user} dashboard={data} />}
          </Piece>
          {data?.board !== null && (
            <Piece waiting={<Skeleton className="h-126 rounded-card! md:h-80" />}>
              <BoardPanel ownId={user.id} board={data?.board} />
            </Piece>
          )}
        </>
      )}
      <More />
      <Piece silent>
        <Celebrations user={user} />
      </Piece>
    </>
  );
};
