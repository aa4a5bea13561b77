import type { FriendshipStatus, friends } from '../../contract/friends/endpoints';
import type { Admitted } from '../accounts/admitted';
import { findUser, type UserItem } from '../accounts/find';
import { mustHaveAgreed } from '../accounts/terms';
import { ApiError } from '../platform/api-error';
import { mustBeOn } from '../platform/switches';
import { optimistically } from '../platform/table/optimistic';
import { isActiveStudent, isDiscoverable } from '../relations/discoverable';
import { friendshipOf, moveFriendship } from '../relations/friendship';
import { isLetIn } from '../relations/let-in';
import { answerSupervision, supervisionOf } from '../relations/supervision';
import { reportRequest } from './report-request';

type Action = Admitted<typeof friends.respond>['body']['action'];

const stateAfter = { accept: 'accepted', decline: 'declined', report: 'declined' } as const;

/** Undefined if the request has changed meanwhile. A repeated answer changes nothing. */
type Answered = FriendshipStatus | undefined;

const statusAfter = { accept: 'friends', decline: 'none', report: 'none' } as const;

const answerFriend = async (me: UserItem, other: UserItem, action: Action): Promise<Answered> => {
  // Only adults' requests are reported.
  if (action === 'report') throw new ApiError('request_not_found');
  const before = await friendshipOf(me.id, other.id);
  const done = statusAfter[action];
  if (action === 'accept' && before?.state === 'accepted') return done;
  if (before === undefined || before.asked_by !== other.id) throw new ApiError('request_not_found');
  if (before.state === stateAfter[action]) return done;
  if (before.state !== 'asked') throw new ApiError('request_not_found');
  if (action === 'accept' && !isActiveStudent(other)) throw new ApiError('request_not_found');
  if (action === 'accept') await mustBeOn('friends');
  if (action === 'accept' && !isDiscoverable(me)) throw new ApiError('friends_off');
  const next = { state: stateAfter[action], asked_by: other.id };
  return (await moveFriendship(before, [me.id, other.id], next)) ? done : undefined;
};

/** The request stays open if the child has accepted and a guardian's approval is needed. */
const answerAdult = async (child: UserItem, adult: UserItem, action: Action): Promise<Answered> => {
  const before = await supervisionOf(adult.email, child.id);
  if (before === undefined || before.adult_id !== adult.id) throw new ApiError('request_not_found');
  const waits = action === 'accept' && !isLetIn(adult, child, before.guardian_answer);
  const done = waits ? 'request_received' : statusAfter[action];
  if (before.state === stateAfter[action]) return done;
  if (before.state !== 'asked') throw new ApiError('request_not_found');
  if (action === 'accept' && !adult.verified) throw new ApiError('request_not_found');
  const isWritten =
    action === 'report'
      ? await reportRequest(before, adult.id)
      : await answerSupervision(before, stateAfter[action]);
  return isWritten ? done : undefined;
};

export const respond = async ({
  actor: { user },
  body: { request_id, action },
}: Admitted<typeof friends.respond>) => {
  if (action === 'accept') mustHaveAgreed(user);
  const other = await findUser(request_id);
  if (other === undefined) throw new ApiError('request_not_found');
  const answer = other.account_type === 'student' ? answerFriend : answerAdult;
  return { friendship_status: await optimistically(() => answer(user, other, action)) };
};
