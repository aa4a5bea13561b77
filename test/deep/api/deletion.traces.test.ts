import { afterEach, expect, test } from '@jest/globals';
import { analytics } from '../../../contract/analytics/endpoints';
import { weekEnd } from '../../../contract/rules/week';
import { createSupervisor, lookAt } from '../../support/analytics';
import { createBook } from '../../support/books';
import { everythingStored, type Found, withCanary } from '../../support/canaries';
import { startTalk } from '../../support/chat';
import { advanceClock, atRest, resetClock, seed, testOnOwnEngine } from '../../support/cloud';
import { runDeletion, shutAccount } from '../../support/deletion';
import { changeFields } from '../../support/friends';
import { createPerson, createTeen, type Person } from '../../support/people';
import { signedIn } from '../../support/sign-up';

afterEach(resetClock);

const everything = async (): Promise<Found[]> => {
  await atRest();
  const { now } = (await advanceClock('PT0S')) as { now: string };
  return everythingStored(new Date(now));
};

const kindsWith = async (word: string) => withCanary(await everything(), [word]).map(({ where }) => where);

const deleteNow = async (person: Person) =>
  runDeletion(await shutAccount({ ...person, ...(await signedIn(person.email)) }));

testOnOwnEngine('the list of a week that is over is discarded with a student who is on it', async () => {
  const teen = await createTeen();
  const other = await createTeen();
  for (const { id } of [teen, other])
    await seed({ task: 'award', userId: id, cause: 'quiz#week', points: 40_000 });
  expect(await kindsWith(teen.id)).toContain('WeekTop');
  // Of a list that is ten days old nothing is left anyway: the deletion begins after three more.
  const clock = new Date(((await advanceClock('PT0S')) as { now: string }).now);
  const daysLeft = Math.ceil((weekEnd(clock).getTime() - clock.getTime()) / 86_400_000);
  await advanceClock(`P${daysLeft}D`);
  expect(await kindsWith(teen.id)).toContain('WeekTop');
  await deleteNow(teen);
  expect(await kindsWith(teen.id)).not.toContain('WeekTop');
});

const talkReadBy = async (read: (session: string, child: Person) => Promise<unknown>) => {
  const child = await createPerson();
  await changeFields(child.id, { transcripts: true });
  const { id } = await createBook();
  const talk = await startTalk(child, { bookId: id, endChapter: 2 });
  await talk.say('I liked the dragon very much');
  await read(talk.session_id, child);
  return child;
};

test('200: a child still sees that a teacher whose account is deleted has read a talk', async () => {
  let teacher = {} as Person;
  const child = await talkReadBy(async (session, of) => {
    teacher = await createSupervisor(of);
    await lookAt(teacher, of).transcript(session);
  });
  await deleteNow(teacher);
  const { looks } = (await (await signedIn(child.email)).call(analytics.looks, {})).body;
  expect(looks).toMatchObject([{ by: null, role: 'teacher' }]);
});

testOnOwnEngine('a look at a talk keeps a mark instead of the id of a deleted teacher', async () => {
  let teacher = {} as Person;
  await talkReadBy(async (session, of) => {
    teacher = await createSupervisor(of);
    await lookAt(teacher, of).transcript(session);
  });
  expect(await kindsWith(teacher.id)).toContain('TranscriptLook');
  await deleteNow(teacher);
  expect(await kindsWith(teacher.id)).not.toContain('TranscriptLook');
});
