import { afterEach, expect } from '@jest/globals';
import { contract } from '../../../contract';
import { createBook } from '../../support/books';
import { everythingStored, withCanary } from '../../support/canaries';
import { startTalk } from '../../support/chat';
import {
  advanceClock,
  atRest,
  eventually,
  hold,
  isHeld,
  letGo,
  resetClock,
  seed,
  testOnOwnEngine,
} from '../../support/cloud';
import { createComic, newSchool, story } from '../../support/comics';
import {
  askDeletion,
  confirmDeletion,
  deletionMail,
  deletionSubjects,
  viewDeletion,
} from '../../support/deletion';
import { createFriendly, request, respond } from '../../support/friends';
import { tokenIn } from '../../support/mail';
import { createPerson, type Person } from '../../support/people';
import { handIn, startQuiz, think } from '../../support/quiz';
import { signedIn } from '../../support/sign-up';
import { buy, createItem, giveGems } from '../../support/store';
import { address, keyOf } from '../../support/store-orders';

const { comics, consent, reading, shop, users } = contract;

afterEach(async () => {
  await letGo();
  await resetClock();
});

interface Family {
  readonly parent: Person;
  readonly child: Person;
}

/** Starts an action whose named write is held until the child's partition is deleted. */
interface Race {
  readonly name: string;
  readonly write: readonly [fn: string, operation: string];
  /** What the action needs, and the action itself. */
  begin(family: Family): Promise<() => Promise<unknown>>;
}

const createFamily = async (of = {}): Promise<Family> => {
  const parent = await createPerson('parent');
  const child = await newSchool()({ discoverable: true, ...of });
  await seed({ task: 'guardian', adult: parent.email, childId: child.id });
  return { parent, child };
};

const stagesOf = async (token: string) => (await viewDeletion(token)).body.stages?.length ?? 0;

/** Deletes the child up to the last look, while a function of another request is held. */
const deleteMeanwhile = async ({ parent, child }: Family): Promise<string> => {
  const adult = { ...parent, ...(await signedIn(parent.email)) };
  const { status, body } = await askDeletion(adult, { child_id: child.id });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const token = tokenIn(await deletionMail(parent.email, deletionSubjects.asked));
  await confirmDeletion(token);
  await advanceClock('P3D');
  await eventually(async () => {
    await advanceClock('PT5M');
    return (await stagesOf(token)) === 5 ? true : undefined;
  });
  return token;
};

const finish = (token: string) =>
  eventually(async () => {
    await advanceClock('PT30M');
    await atRest();
    return (await viewDeletion(token)).body.state === 'done' ? true : undefined;
  });

/** What may stay: see the test of canaries. */
const kept = ['Deletion', 'Flag', 'queue'];

const leftOf = async ({ id, email }: Person) => {
  const { now } = (await advanceClock('PT0S')) as { now: string };
  return withCanary(await everythingStored(new Date(now)), [id, email])
    .filter(({ where }) => !kept.includes(where))
    .map(({ where, key, text }) => `${where} ${key} ${text.slice(0, 200)}`);
};

const races: readonly Race[] = [
  {
    name: 'a student’s request to be friends',
    write: ['Friends', 'TransactWriteItems'],
    begin: async ({ child }) => {
      const other = await createFriendly();
      return () => request(other, child);
    },
  },
  {
    name: 'a friend’s yes',
    write: ['Friends', 'TransactWriteItems'],
    begin: async ({ child }) => {
      const other = await createFriendly();
      await request(child, other);
      return () => respond(other, child);
    },
  },
  {
    name: 'a teacher’s request to see the child',
    write: ['Friends', 'TransactWriteItems'],
    begin: async ({ child }) => {
      const teacher = await createPerson('teacher');
      return () => request(teacher, child);
    },
  },
  {
    name: 'a like of the child’s comic',
    write: ['Comics', 'TransactWriteItems'],
    begin: async ({ child }) => {
      const other = await createFriendly();
      await request(other, child);
      await respond(child, other);
      const { id } = await createComic(child);
      return () => other.call(comics.like, { params: { id } });
    },
  },
  {
    name: 'a guardian’s change of the consents',
    write: ['Consent', 'TransactWriteItems'],
    begin:
      async ({ child, parent }) =>
      () =>
        parent.call(consent.changeForChild, {
          params: { child_id: child.id },
          body: { core: true, ai_text: false, voice: true, public_sharing: true },
        }),
  },
  {
    name: 'an operator’s sending of a prize',
    write: ['Shop', 'TransactWriteItems'],
    begin: async ({ child, parent }) => {
      const [operator, prize] = [await createPerson('operator'), await createItem({ type: 'prize' })];
      await giveGems(child, 20);
      const key = keyOf(child, (await buy(child, prize)).body.purchase);
      await parent.call(shop.decide, { body: { ...key, yes: true, address } });
      return () => operator.call(shop.fulfil, { body: key });
    },
  },
  {
    name: 'the place in a book',
    write: ['Reading', 'UpdateItem'],
    begin: async ({ child }) => {
      const { id } = await createBook();
      return () =>
        child.call(reading.keepPlace, {
          params: { id },
          body: { chapter: 1, paragraph: 1, finished: false },
        });
    },
  },
  {
    name: 'a change of the profile',
    write: ['Users', 'UpdateItem'],
    begin:
      async ({ child }) =>
      () =>
        child.call(users.update, { body: { avatar: 'fox', interests: { hobbies: ['Chess'] } } as never }),
  },
  {
    name: 'a quiz that is handed in',
    write: ['Quiz', 'TransactWriteItems'],
    begin: async ({ child }) => {
      const { id } = await createBook();
      const { body } = await startQuiz(child, id, 1);
      await think();
      return () => handIn(child, body);
    },
  },
  {
    name: 'an answer of Wren',
    write: ['Chat', 'TransactWriteItems'],
    begin: async ({ child }) => {
      const { id } = await createBook();
      const talk = await startTalk(child, { bookId: id, endChapter: 1 });
      return () => talk.say('I like the dragon');
    },
  },
  {
    name: 'the article that a worker writes',
    write: ['ArticlesWorker', 'UpdateItem'],
    begin:
      async ({ child }) =>
      () =>
        seed({ task: 'orderArticle', userId: child.id }),
  },
  {
    name: 'the comic that a worker draws',
    write: ['ComicsWorker', 'TransactWriteItems'],
    begin: async ({ child }) => {
      const drawing = { userId: child.id, story: story(), step: 'accepted' } as const;
      const id = (await seed({ task: 'killedDrawing', ...drawing })) as unknown as string;
      return () => seed({ task: 'drawAgain', userId: child.id, id, times: 1 });
    },
  },
  {
    name: 'the check of a name',
    write: ['UsersCheckNames', 'TransactWriteItems'],
    begin:
      async ({ child }) =>
      () =>
        child.call(users.update, { body: { username: 'Quiet Otter' } }),
  },
  {
    name: 'the list of the best, which follows an award',
    write: ['LeaderboardFollowAwards', 'PutItem'],
    begin:
      async ({ child }) =>
      () =>
        seed({ task: 'award', userId: child.id, cause: 'quiz#race', points: 50_000 }),
  },
];

for (const { name, write, begin } of races)
  testOnOwnEngine(`nothing of a deleted child rises from ${name}`, async () => {
    const family = await createFamily();
    const act = await begin(family);
    await atRest();
    await hold(...write);
    const acting = act().catch(() => undefined);
    await isHeld();
    const token = await deleteMeanwhile(family);
    await letGo();
    await acting;
    await finish(token);
    expect(await leftOf(family.child)).toEqual([]);
  });
