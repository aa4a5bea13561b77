import { ApiError } from '../platform/api-error';
import { optimistically } from '../platform/table/optimistic';
import { findUser, type UserItem } from '../users/find';
import type { Person } from '../users/identify';
import { isActiveStudent, isDiscoverable } from './discovery';
import { friendshipOf, moveFriendship } from './friendship';
import { reportRequest } from './report-request';
import { answerSupervision, supervisionOf } from './supervision';

type Action = 'accept' | 'decline' | 'report';
const stateAfter = { accept: 'accepted', decline: 'declined', report: 'declined' } as const;

/** Undefined when the request has changed meanwhile. An answer that is repeated changes nothing. */
const answerFriend = async (me: UserItem, other: UserItem, action: Action): Promise<true | undefined> => {
  // Only adults' requests are reported.
  if (action === 'report') throw new ApiError('request_not_found');
  const before = await friendshipOf(me.id, other.id);
  if (action === 'accept' && before?.state === 'accepted') return true;
  if (before === undefined || before.asked_by !== other.id) throw new ApiError('request_not_found');
  if (before.state === stateAfter[action]) return true;
  if (before.state !== 'asked') throw new ApiError('request_not_found');
  if (action === 'accept' && !isActiveStudent(other)) throw new ApiError('request_not_found');
  if (action === 'accept' && !isDiscoverable(me)) throw new ApiError('friends_off');
  const next = { state: stateAfter[action], asked_by: other.id };
  return (await moveFriendship(before, [me.id, other.id], next)) || undefined;
};

const answerAdult = async (child: UserItem, adult: UserItem, action: Action): Promise<true | undefined> => {
  const before = await supervisionOf(adult.email, child.id);
  if (before === undefined || before.adult_id !== adult.id) throw new ApiError('request_not_found');
  if (before.state === stateAfter[action]) return true;
  if (before.state !== 'asked') throw new ApiError('request_not_found');
  if (action === 'accept' && !adult.verified) throw new ApiError('request_not_found');
  const isWritten =
    action === 'report'
      ? await reportRequest(before, adult.id)
      : await answerSupervision(before, stateAfter[action]);
  return isWritten || undefined;
};

export const respond = async ({
  actor: { user },
  body: { request_id, action },
}: {
  actor: Person;
  body: { request_id: string; action: Action };
}) => {
  const other = await findUser(request_id);
  if (other === undefined) throw new ApiError('request_not_found');
  const answer = other.account_type === 'student' ? answerFriend : answerAdult;
  await optimistically(() => answer(user, other, action));
  return { friendship_status: action === 'accept' ? ('friends' as const) : ('none' as const) };
};
