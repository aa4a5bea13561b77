import { useQuery } from '@tanstack/react-query';
import type { FriendRequest } from '../../../../contract/friends/endpoints';
import { requestsQuery } from '../../subjects/friends/queries';
import { since } from '../../subjects/friends/since';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';

interface RequestListProps {
  readonly title: string;
  readonly requests: readonly FriendRequest[];
  readonly state: 'Pending' | 'Declined';
}

const RequestList = ({ title, requests, state }: RequestListProps) => (
  <Card aria-label={title}>
    <h2 className="text-lg">
      {title} <span className="text-base font-normal text-soft">{requests.length}</span>
    </h2>
    <ul className="divide-y divide-line">
      {requests.map(({ id, user, created_at }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{user.username}</span>
            <span className="block text-[0.9em] text-soft wrap-anywhere">
              {[user.email, since(created_at)].filter((part) => part !== undefined).join(', ')}
            </span>
          </span>
          <Badge tone={state === 'Pending' ? 'waiting' : 'plain'}>{state}</Badge>
        </li>
      ))}
    </ul>
  </Card>
);

/** The adult's requests that wait for an answer, and those that were declined in the last weeks. */
export const OpenRequests = () => (
  <Loaded query={useQuery(requestsQuery)} waiting={<Skeleton className="h-24" />}>
    {({ outgoing, rejected }) => (
      <>
        {outgoing.length > 0 && <RequestList title="Pending Requests" requests={outgoing} state="Pending" />}
        {rejected.length > 0 && (
          <RequestList title="Rejected Requests" requests={rejected} state="Declined" />
        )}
      </>
    )}
  </Loaded>
);
