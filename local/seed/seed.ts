import { dayOfNumber, newYorkDay, numberOfDay } from '../../contract/rules/day';
import type { Cloud } from '../cloud/start-cloud';
import { type DemoAccount, demoAccounts, demoPassword } from './accounts';
import type { SeedTask } from './handler';
import { signIns } from './people';

export const seedFunction = 'seed';

const pastBook = (id: string, title: string, author: string, rating: number) => ({
  id,
  title,
  author,
  rating,
  description: '',
});

const shelves: Record<string, Extract<SeedTask, { task: 'shelf' }>['books']> = {
  'ada@maple.test': [
    { book_id: 'charlottes-web', stage: 'read', rating: 5 },
    { book_id: 'nine-minutes-to-ganymede', stage: 'want_to_read' },
    { book_id: 'the-robot-in-room-twelve', stage: 'reading' },
  ],
  'ben@maple.test': [{ book_id: 'goalkeeper-of-gull-street', stage: 'want_to_read' }],
};

/** The profiles of the demo's users. */
const profiles: Record<string, Omit<Extract<SeedTask, { task: 'profile' }>, 'task' | 'userId'>> = {
  'ada@maple.test': {
    interests: {
      movies: ['How to Train Your Dragon'],
      hobbies: ['Baking', 'Drawing'],
      'favorite genres': ['Fantasy', 'Adventure', 'Animals'],
    },
    pastBooks: [pastBook('charlottes-web', "Charlotte's Web", 'E. B. White', 5)],
  },
  'ben@maple.test': {
    interests: { sports: ['Football'], 'video games': ['Minecraft'], 'favorite genres': ['Sports', 'Humor'] },
    pastBooks: [pastBook('matilda', 'Matilda', 'Roald Dahl', 4)],
  },
  'cleo@pond.test': {
    interests: { 'other interests': ['Whales', 'Space'], 'favorite genres': ['Science', 'Nature'] },
    pastBooks: [pastBook('hatchet', 'Hatchet', 'Gary Paulsen', 4)],
  },
  'teacher@maple.test': {
    interests: { hobbies: ['Gardening'], 'favorite genres': ['Poetry', 'History'] },
    pastBooks: [pastBook('holes', 'Holes', 'Louis Sachar', 5)],
  },
  'parent@home.test': {
    interests: { music: ['Jazz'], 'favorite genres': ['Mystery'] },
    pastBooks: [pastBook('the-hobbit', 'The Hobbit', 'J. R. R. Tolkien', 5)],
  },
};

/**
 * The past activities of the demo's users: a quiz on each of the last days up to yesterday, taken through the product. Points,
 * streak, history and shelf follow from them. One entry per day, with the indexes of the wrongly answered questions.
 */
const diaries: Record<string, readonly (readonly number[])[]> = {
  'ada@maple.test': [[2, 6], [4], [1, 5, 8], [3]],
  'ben@maple.test': [[0, 3, 4, 7]],
  'cleo@pond.test': [
    [1, 2, 6, 7, 9],
    [0, 5],
  ],
};

/** Requests between users, with their age in days. Users of another school than the requester's have not answered yet. */
const relations: readonly { from: string; to: string; daysBefore: number }[] = [
  { from: 'ada@maple.test', to: 'ben@maple.test', daysBefore: 12 },
  { from: 'cleo@pond.test', to: 'ada@maple.test', daysBefore: 1 },
  { from: 'teacher@maple.test', to: 'ada@maple.test', daysBefore: 12 },
  { from: 'teacher@maple.test', to: 'ben@maple.test', daysBefore: 2 },
  { from: 'teacher@maple.test', to: 'cleo@pond.test', daysBefore: 1 },
];

/** The book that all of them read, a chapter a day. */
const diaryBook = 'paws-of-the-night-market';

/** The moment of an afternoon in New York, in any season. */
const afternoon = (today: string, daysBefore: number) =>
  `${dayOfNumber(numberOfDay(today) - daysBefore)}T20:30:00.000Z`;

/** The age of the accounts in days. */
const daysHere = 14;

/** Sets up the demo's users and their activities; those with books wait until the library is `stocked`. The cloud must be empty. */
export const seedDemo = async (cloud: Cloud, stocked: Promise<unknown>): Promise<void> => {
  const run = (task: SeedTask) => cloud.invoke(seedFunction, task);
  const people = signIns(cloud.identity);
  const today = newYorkDay(cloud.clock.now());
  const ids = new Map<string, string>();

  const chapters = Math.max(...Object.values(diaries).map(({ length }) => length));
  const canRead = stocked.then(() =>
    run({ at: afternoon(today, daysHere), task: 'questionsSince', bookId: diaryBook, chapters }),
  );

  const setUp = async ({ email, operator, profile }: DemoAccount): Promise<void> => {
    if (profile === undefined) {
      await run({ task: 'invitation', email });
      return;
    }
    const id = await people.create(email, demoPassword);
    await people.confirm(email, demoPassword);
    ids.set(email, id);
    if (operator) {
      await people.join(email, 'operators');
      cloud.enrol(email);
    }
    const arrived = { at: afternoon(today, daysHere) };
    await run({
      ...arrived,
      task: 'person',
      person: { id, email, ...profile },
      guardian: 'parent@home.test',
    });
    if (operator) await run({ ...arrived, task: 'factor', userId: id });
    const told = profiles[email];
    if (told !== undefined) await run({ ...arrived, task: 'profile', userId: id, ...told });
    await canRead;
    const books = shelves[email];
    if (books !== undefined) await run({ ...arrived, task: 'shelf', userId: id, books });
    const diary = diaries[email] ?? [];
    for (const [i, wrong] of diary.entries())
      await run({
        task: 'quiz',
        at: afternoon(today, diary.length - i),
        userId: id,
        bookId: diaryBook,
        endChapter: i + 1,
        wrong,
      });
  };
  await Promise.all([canRead, ...demoAccounts.map(setUp)]);
  const idOf = (email: string) => ids.get(email) ?? '';
  for (const { from, to, daysBefore } of relations)
    await run({ at: afternoon(today, daysBefore), task: 'relation', from: idOf(from), to: idOf(to) });
  await run({
    at: afternoon(today, 1),
    task: 'class',
    teacherId: idOf('teacher@maple.test'),
    name: 'Reading Owls',
    students: ['ada@maple.test', 'ben@maple.test'].map(idOf),
  });
};
