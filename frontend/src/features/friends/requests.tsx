import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FriendRequest } from '../../../../contract/friends/endpoints';
import type { GrownUp } from '../../../../contract/friends/grown-ups';
import { friendsMessages } from '../../../../contract/friends/messages';
import { Link } from '../../lib/navigation';
import { Face } from '../../subjects/friends/face';
import { requestsQuery } from '../../subjects/friends/queries';
import { useUser } from '../../subjects/users/user';
import { Badge } from '../../ui/badge';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { AnswerButtons } from './answer-buttons';
import { GrownUps } from './grown-ups';
import { JoinClass } from './join-class';
import { type Answering, useAnswer } from './use-answer';

const Who = ({ user: { id, username, avatar } }: FriendRequest) => (
  <span className="flex min-w-0 flex-1 basis-40 items-center gap-3">
    <Face id={id} name={username} avatar={avatar} />
    <span className="min-w-0 font-semibold wrap-anywhere">{username}</span>
  </span>
);

const row = 'flex flex-wrap items-center gap-3 py-3';

/** The result of the last answer. It receives the focus of the row that disappears. */
const Answered = ({ said, friend }: { said: string; friend: string | undefined }) => {
  const here = useRef<HTMLElement>(null);
  useEffect(() => here.current?.focus(), []);
  return (
    <section ref={here} tabIndex={-1} aria-label="Message" className="outline-none">
      <Notice
        kind="success"
        action={
          friend !== undefined && (
            <Link to={`/friends?friend=${friend}`} className={buttonClass('secondary')}>
              See the shelf
            </Link>
          )
        }
      >
        {said}
      </Notice>
    </section>
  );
};

interface IncomingProps {
  readonly requests: readonly FriendRequest[];
  readonly answering: Answering;
}

const Incoming = ({ requests, answering: { answer, isBusy, failureOf } }: IncomingProps) => {
  const error = failureOf(requests);
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
              busy={isBusy(request.id)}
              onAnswer={(action) =>
                answer({
                  id: request.id,
                  action,
                  ...(action === 'accept'
                    ? { said: `${request.user.username} is your friend now.`, friend: request.user.id }
                    : { said: `${request.user.username}’s request is declined.` }),
                })
              }
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

const Nobody = () => (
  <Card>
    <EmptyState mood="waiting" title={friendsMessages.noRequests}>
      <p className="max-w-md text-soft">When somebody asks to be your friend, you can answer here.</p>
    </EmptyState>
  </Card>
);

const isTeacher = ({ role }: GrownUp) => role === 'teacher';

/** Requests of other students and one's own, the grown-ups, first while one of them asks, and the classes. */
const Requests = () => {
  const answering = useAnswer();
  const { answered } = answering;
  const ofSchool = useUser().school !== null;
  return (
    <Loaded query={useQuery(requestsQuery)} waiting={<Skeleton className="h-48" />}>
      {({ incoming, outgoing, grown_ups }) => {
        const isAsked = grown_ups.asking.length > 0;
        const others = [
          incoming.length > 0 && <Incoming key="incoming" requests={incoming} answering={answering} />,
          outgoing.length > 0 && <Outgoing key="outgoing" requests={outgoing} />,
          incoming.length + outgoing.length === 0 && !isAsked && <Nobody key="nobody" />,
        ];
        const grownUps = <GrownUps key="grown-ups" {...grown_ups} answering={answering} />;
        return (
          <div className="grid gap-gap">
            {answered !== undefined && (
              <Answered
                key={`${answered.id} ${answered.action}`}
                said={answered.said}
                friend={answered.friend}
              />
            )}
            {isAsked ? [grownUps, ...others] : [...others, grownUps]}
            {(ofSchool || grown_ups.seeing.some(isTeacher)) && <JoinClass />}
          </div>
        );
      }}
    </Loaded>
  );
};

export default Requests;
