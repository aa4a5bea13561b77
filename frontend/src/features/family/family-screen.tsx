import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { consentErrors } from '../../../../contract/consent/errors';
import type { ChildPage } from '../../../../contract/family/page';
import { ApiFailure } from '../../lib/api';
import { Link } from '../../lib/navigation';
import { part } from '../../lib/part';
import { pageQuery } from '../../subjects/family/query';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Page } from '../../ui/page';
import { Piece } from '../../ui/piece';
import { Skeleton } from '../../ui/skeleton';
import { Alerts } from './alerts';
import { useChild } from './use-child';
import { Waiting } from './waiting';
import { Week } from './week';

const More = part(() => import('./more'));

const toAll = (
  <Link to="/consent/children" className={buttonClass('secondary')}>
    <ArrowLeft aria-hidden className="size-5" />
    Your children
  </Link>
);

const refused = (error: Error) =>
  error instanceof ApiFailure && error.code === 'child_not_found' ? (
    <Card>
      <EmptyState mood="waiting" title="Not one of your children">
        <p className="max-w-md text-soft">{consentErrors.child_not_found.text}</p>
        {toAll}
      </EmptyState>
    </Card>
  ) : undefined;

const waiting = (
  <>
    <Skeleton className="h-72" />
    <Skeleton className="h-56" />
  </>
);

/** What waits and what weighs, and the week, come before the rest. */
const Sections = ({ of }: { readonly of: ChildPage }) => {
  const child = useChild(of.child_id);
  return (
    <>
      <Alerts of={of} />
      <Waiting of={of} child={child} />
      <Week of={of} />
      <Piece waiting={<Skeleton className="h-56" />}>
        <More of={of} child={child} />
      </Piece>
    </>
  );
};

const FamilyScreen = ({ params: { child } }: { readonly params: { readonly child: string } }) => {
  const query = useQuery(pageQuery(child));
  return (
    <Page title={query.data?.child.username ?? 'Your child'} aside={query.data && toAll}>
      {query.data !== undefined && (
        <p className="-mt-3 text-soft">
          Age {query.data.child.age}, {query.data.child.region}
          {query.data.status === 'withdrawn' && '. Cannot use Inkwren: you have taken your consent back.'}
        </p>
      )}
      <Loaded query={query} waiting={waiting} refused={refused}>
        {(data) => <Sections key={child} of={data} />}
      </Loaded>
    </Page>
  );
};

export default FamilyScreen;
