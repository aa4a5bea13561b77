import type { News } from '../../contract/home/endpoints';
import { orderedBy } from '../../contract/rules/pick';
import { findManyUsers, type UserItem } from '../accounts/find';
import { mayDo } from '../accounts/may-do';
import { latestFinished } from '../books/latest-finished';
import { isActiveStudent } from '../relations/discoverable';
import { friendshipsOf } from '../relations/friend-store';

/** Whose books are looked at on a day: others on the next one. */
const friendsRead = 3;

const bookNews = async ({ id, username }: UserItem, since: string): Promise<News | undefined> => {
  const book = await latestFinished(id, since);
  return book && { kind: 'friend_book', username, book };
};

/**
 * What friends let the child see: who has said yes, and a book that a friend has finished. Nothing while a guardian of either has
 * switched friends off. Asked anew at each visit, so that the end of a friendship counts at once. At most 6 read units.
 */
export const friendNews = async (user: UserItem, day: string, since: string): Promise<News[]> => {
  if (!mayDo(user, 'friends')) return [];
  const friends = (await friendshipsOf(user.id)).filter(({ state }) => state === 'accepted');
  const added = friends
    .filter(({ asked_by, changed_at }) => asked_by === user.id && changed_at > since)
    .toSorted((a, b) => b.changed_at.localeCompare(a.changed_at))[0]?.friend_id;
  const looked = orderedBy(day, friends, ({ friend_id }) => friend_id)
    .slice(0, friendsRead)
    .map(({ friend_id }) => friend_id);
  const found = await findManyUsers([...new Set([...(added === undefined ? [] : [added]), ...looked])]);
  const shown = found.filter((friend) => isActiveStudent(friend) && mayDo(friend, 'friends'));
  const books = await Promise.all(
    shown.filter(({ id }) => looked.includes(id)).map((friend) => bookNews(friend, since)),
  );
  const book = books.find((one) => one !== undefined);
  return [
    ...shown.filter(({ id }) => id === added).map(({ username }) => ({ kind: 'friend' as const, username })),
    ...(book === undefined ? [] : [book]),
  ];
};
