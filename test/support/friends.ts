import { friends } from '../../contract/friends/endpoints';
import { users } from '../../contract/users/endpoints';
import type { NewUser } from '../../lambdas/users/create-user';
import { atRest, cloud, seed } from './cloud';
import { createPerson, type Person } from './people';

type Who = Pick<Person, 'call'>;

/** A student who has finding friends switched on. */
export const createFriendly = (of: Partial<NewUser> = {}) =>
  createPerson('student', { discoverable: true, ...of });

/** A student's own username. */
export const nameOf = async ({ call }: Who) => (await call(users.me, {})).body.username;

export const search = ({ call }: Who, username: string) => call(friends.search, { query: { username } });
export const searchByEmail = ({ call }: Who, email: string) =>
  call(friends.searchByEmail, { query: { email } });
export const request = ({ call }: Who, { id }: { id: string }) =>
  call(friends.request, { body: { recipient_id: id } });
export const respond = (
  { call }: Who,
  { id }: { id: string },
  action: 'accept' | 'decline' | 'report' = 'accept',
) => call(friends.respond, { body: { request_id: id, action } });
export const unfriend = ({ call }: Who, { id }: { id: string }) =>
  call(friends.unfriend, { query: {}, body: { friend_id: id } });
export const booksOf = ({ call }: Who, { id }: { id: string }) =>
  call(friends.books, { params: { userId: id } });

export const friendsOf = async ({ call }: Who) => (await call(friends.list, {})).body;
export const idsOfFriends = async (who: Who) => (await friendsOf(who)).map(({ id }) => id).toSorted();
export const requestsOf = async ({ call }: Who) => (await call(friends.requests, {})).body;

/** The ids in each list of requests. */
export const openWith = async (who: Who) => {
  const { incoming, outgoing, rejected } = await requestsOf(who);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted();
  return { incoming: ids(incoming), outgoing: ids(outgoing), rejected: ids(rejected) };
};

/** Two students who are friends. */
export const createFriends = async () => {
  const [one, other] = await Promise.all([createFriendly(), createFriendly()]);
  await request(one, other);
  await respond(other, one);
  return { one, other };
};

/** A verified teacher of a school with its own domain, and a way to create its students. */
export const createSchool = async (domain = `${crypto.randomUUID().slice(0, 8)}.test`) => {
  const at = (domain_: string) => `${crypto.randomUUID().slice(0, 8)}@${domain_}`;
  const teacher = await createPerson('teacher', { school: domain }, at(domain));
  const createPupil = (of: Partial<NewUser> = {}) =>
    createPerson('student', { school: domain, discoverable: true, ...of }, at(domain));
  return { domain, teacher, createPupil };
};

/** The requests to the table during an action: operation, read units and write units. */
export const usageOf = async (action: () => Promise<unknown>) => {
  await atRest();
  const from = cloud.used.length;
  await action();
  return cloud.used
    .slice(from)
    .map(({ operation, readUnits, writeUnits }) => `${operation} ${readUnits} ${writeUnits}`);
};

export const changeFields = (userId: string, fields: Record<string, unknown>) =>
  seed({ task: 'fields', userId, fields });

/** The figures that limits are checked against. */
export const countsOf = async ({ id }: { id: string }) => {
  const { friends: count = 0, asked = 0 } = (await seed({ task: 'relationCounts', userId: id })) as {
    friends?: number;
    asked?: number;
  };
  return { friends: count, asked };
};
