import { afterEach, expect, test } from '@jest/globals';
import { comics } from '../../../contract/comics/endpoints';
import { createBook } from '../../support/books';
import { advanceClock, atRest, resetClock, seed, testOnOwnEngine } from '../../support/cloud';
import { createComic, newSchool } from '../../support/comics';
import { makeGuardian, setControls } from '../../support/controls';
import {
  changeFields,
  createFriendly,
  createFriends,
  nameOf,
  request,
  respond,
  unfriend,
} from '../../support/friends';
import { dayOf, finishChapter, newsTomorrow } from '../../support/home';
import { allConsents, createPerson, type Person } from '../../support/people';

afterEach(resetClock);

const like = (who: Person, id: string) => who.call(comics.like, { params: { id } });
const unlike = (who: Person, id: string) => who.call(comics.unlike, { params: { id } });

/** A guardian of the child, who can switch things off. */
const guardianOf = async (child: Person) => {
  const parent = await createPerson('parent');
  await makeGuardian(parent, child);
  return parent;
};

/** A child of whose comic two schoolmates have liked, after the first day. */
const createLiked = async () => {
  const pupil = newSchool();
  const [author, ...mates] = await Promise.all([pupil(), pupil(), pupil()]);
  await dayOf(author);
  const { id } = await createComic(author);
  for (const mate of mates) expect((await like(mate, id)).status).toBe(200);
  return { author, mates, id };
};

type News = Awaited<ReturnType<typeof dayOf>>['news'];

/** A comic also earns points, and with them a place. */
const likesIn = (news: News) => news.filter(({ kind }) => kind === 'likes');

test('200: likes are told on the next day, and on that day only', async () => {
  const { author } = await createLiked();
  expect(likesIn((await dayOf(author)).news)).toEqual([]);
  const told = [{ kind: 'likes', likes: 2 }];
  expect(likesIn(await newsTomorrow(author))).toEqual(told);
  expect(likesIn((await dayOf(author)).news)).toEqual(told);
  expect(likesIn(await newsTomorrow(author))).toEqual([]);
});

test('200: a like that was taken back is not told', async () => {
  const { author, mates, id } = await createLiked();
  for (const mate of mates) await unlike(mate, id);
  expect(likesIn(await newsTomorrow(author))).toEqual([]);
});

test('200: likes are not told while a guardian has switched comics off, nor without the consent to share', async () => {
  const { author } = await createLiked();
  const parent = await guardianOf(author);
  await setControls(parent, author, { off: ['comics'] });
  expect(likesIn(await newsTomorrow(author))).toEqual([]);
  await setControls(parent, author, { off: [] });
  expect(likesIn((await dayOf(author)).news)).toHaveLength(1);
  await changeFields(author.id, { consents: { ...allConsents, public_sharing: false } });
  expect(likesIn((await dayOf(author)).news)).toEqual([]);
});

test('200: who asked hears of the yes, and nothing more once the friendship has ended', async () => {
  const [asker, asked] = await Promise.all([createFriendly(), createFriendly()]);
  for (const one of [asker, asked]) await dayOf(one);
  await request(asker, asked);
  expect(await newsTomorrow(asker)).toEqual([]);
  await respond(asked, asker);
  expect(await newsTomorrow(asker)).toEqual([{ kind: 'friend', username: await nameOf(asked) }]);
  expect((await dayOf(asked)).news).toEqual([]);
  await unfriend(asked, asker);
  expect((await dayOf(asker)).news).toEqual([]);
});

/** Two friends, of whom one has finished a book since the other was here. */
const createReader = async () => {
  const { one: child, other: friend } = await createFriends();
  const book = await createBook();
  await dayOf(child);
  await advanceClock('PT1M');
  for (const [i] of book.chapters.entries()) await finishChapter(friend, book.id, i + 1);
  return { child, friend, book };
};

test('200: a book that a friend has finished is told with its title, once', async () => {
  const { child, friend, book } = await createReader();
  const told = {
    kind: 'friend_book',
    username: await nameOf(friend),
    book: { id: book.id, title: book.title },
  };
  expect(await newsTomorrow(child)).toContainEqual(told);
  expect(await newsTomorrow(child)).toEqual([]);
});

test.each([
  [
    'a guardian of the friend has switched friends off',
    async ({ friend }: Awaited<ReturnType<typeof createReader>>) =>
      setControls(await guardianOf(friend), friend, { off: ['friends'] }),
  ],
  [
    'a guardian of the child has switched friends off',
    async ({ child }: Awaited<ReturnType<typeof createReader>>) =>
      setControls(await guardianOf(child), child, { off: ['friends'] }),
  ],
  [
    'the friendship has ended',
    async ({ child, friend }: Awaited<ReturnType<typeof createReader>>) => unfriend(friend, child),
  ],
])('200: a friend’s book is not told when %s', async (_, happens) => {
  const world = await createReader();
  await happens(world);
  expect((await newsTomorrow(world.child)).filter(({ kind }) => kind === 'friend_book')).toEqual([]);
});

const award = (userId: string, cause: string, points: number) =>
  seed({ task: 'award', userId, cause: `quiz#${cause}`, points });

// Boards follow the stream.
testOnOwnEngine('200: a better place of the week is told, a worse one never', async () => {
  const child = await createPerson();
  const rival = await createPerson();
  await award(child.id, 'a', 20);
  await award(rival.id, 'a', 900);
  await atRest();
  // A Wednesday, so that the week lasts for all of the test.
  do await advanceClock('P1D');
  while (new Date(`${(await dayOf(rival)).day}T12:00Z`).getUTCDay() !== 2);
  await award(rival.id, 'b', 50);
  await award(child.id, 'b', 10);
  await atRest();
  await dayOf(child);
  await award(child.id, 'c', 100);
  await atRest();
  expect(await newsTomorrow(child)).toEqual([{ kind: 'place', place: 1, moved_up: true }]);
  await award(rival.id, 'c', 500);
  await atRest();
  expect(await newsTomorrow(child)).toEqual([]);
});
