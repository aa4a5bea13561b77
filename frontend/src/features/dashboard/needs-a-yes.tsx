import { ChevronRight, CircleCheck } from 'lucide-react';
import type { Me } from '../../../../contract/users/endpoints';
import { Link } from '../../lib/navigation';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { type Matter, useMatters } from './matters';

const Matters = ({ matters }: { matters: readonly Matter[] }) =>
  matters.length === 0 ? (
    <p className="flex items-center gap-2 text-soft">
      <CircleCheck aria-hidden className="size-5 text-leaf" />
      Nothing waits for an answer.
    </p>
  ) : (
    <ul className="divide-y divide-line">
      {matters.map(({ key, words, to }) => (
        <li key={key}>
          <Link
            to={to}
            className="flex min-h-target items-center justify-between gap-3 rounded-control p-2 hover:bg-sunken"
          >
            <span className="wrap-anywhere">{words}</span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );

/** Requests that wait for the grown-up's approval, for themselves or for a child. */
export const NeedsAYes = ({ user }: { user: Me }) => (
  <Card aria-labelledby="needs-a-yes" className="grid gap-2">
    <h2 id="needs-a-yes" className="text-xl">
      Waiting for a yes
    </h2>
    <Loaded query={useMatters(user)} waiting={<Skeleton className="h-10" />}>
      {(matters) => <Matters matters={matters} />}
    </Loaded>
  </Card>
);
