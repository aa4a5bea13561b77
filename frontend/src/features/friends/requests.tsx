import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import type { FriendRequest } from '../../../../contract/friends';
import { friendsMessages } from '../../../../contract/friends-messages';
import { Face } from '../../subjects/friends/face';
import { requestsQuery } from '../../subjects/friends/queries';
import { useUser } from '../../subjects/users/user';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { AnswerButtons } from './answer-buttons';
import { GrownUps } from './grown-ups';
import { JoinClass } from './join-class';
import { useAnswer } from './use-answer';

const Who = ({ user: { id, username, avatar } }: FriendRequest) => (
  <span className="flex min-w-0 flex-1 basis-40 items-center gap-3">
    <Face id={id} name={username} avatar={avatar} />
    <span className="min-w-0 font-semibold wrap-anywhere">{username}</span>
  </span>
);

const row = 'flex flex-wrap items-center gap-3 py-3';

const Incoming = ({ requests }: { requests: readonly FriendRequest[] }) => {
  const { mutate, isPending, variables, error } = useAnswer();
  return (
    <Card aria-labelledby="incoming">
      <h2 id="incoming" className="text-2xl">
        Incoming Requests
      </h2>
      {error !== null && <Notice kind="error">{error.message}</Notice>}
      <ul className="divide-y divide-line">
        {requests.map((request) => (
          <li key={request.id} className={row}>
            <Who {...request} />
            <AnswerButtons
              name={request.user.username}
              busy={isPending && variables.id === request.id}
              onAnswer={(action) => mutate({ id: request.id, action })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Outgoing = ({ requests }: { requests: readonly FriendRequest[] }) => (
  <Card aria-labelledby="outgoing">
    <h2 id="outgoing" className="text-2xl">
      Outgoing Requests
    </h2>
    <ul className="divide-y divide-line">
      {requests.map((request) => (
        <li key={request.id} className={row}>
          <Who {...request} />
          <Badge tone="waiting" icon={<Clock aria-hidden />}>
            Pending
          </Badge>
        </li>
      ))}
    </ul>
  </Card>
);

/** Only a teacher of the own school has a code for a student. */
const JoinOfSchool = () => useUser().school !== null && <JoinClass />;

/** Requests of other students and one's own, the grown-ups, and the classes. */
const Requests = () => (
  <Loaded query={useQuery(requestsQuery)} waiting={<Skeleton className="h-48" />}>
    {({ incoming, outgoing, grown_ups }) => (
      <div className="grid gap-gap">
        {incoming.length > 0 && <Incoming requests={incoming} />}
        {outgoing.length > 0 && <Outgoing requests={outgoing} />}
        {incoming.length + outgoing.length === 0 && (
          <Card>
            <EmptyState mood="waiting" title={friendsMessages.noRequests}>
              <p className="max-w-md text-soft">When somebody asks to be your friend, you can answer here.</p>
            </EmptyState>
          </Card>
        )}
        <GrownUps {...grown_ups} />
        <JoinOfSchool />
      </div>
    )}
  </Loaded>
);

export default Requests;
