import path from 'node:path';
import type { Cloud } from '../cloud';
import { readLibrary } from '../library/library';
import { demoAccounts, demoPassword } from './accounts';
import type { SeedTask } from './handler';
import { signIns } from './people';

/** Processed already, so that a first visit finds something to do at once; the others are there to be chosen. */
const processedAtStart = ['the-robot-in-room-twelve', 'paws-of-the-night-market'];

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

/** What they told about themselves when they came. */
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

const balances: Record<string, { points: number; gems: number; streak: number }> = {
  'ada@maple.test': { points: 120, gems: 2, streak: 4 },
  'ben@maple.test': { points: 85, gems: 1, streak: 1 },
  'cleo@pond.test': { points: 40, gems: 0, streak: 0 },
};

/** The demo: library, people, a few points. Safe to repeat after it was cut off. */
export const seedDemo = async (cloud: Cloud): Promise<void> => {
  const run = (task: SeedTask) => cloud.invoke(seedFunction, task);
  const people = signIns(cloud.identity);
  for (const book of readLibrary(path.join(__dirname, '../library/books')))
    await run({ task: 'original', book, processed: processedAtStart.includes(book.id) });

  for (const { email, operator, profile } of demoAccounts) {
    if (profile === undefined) {
      await run({ task: 'invitation', email });
      continue;
    }
    const id = await people.create(email, demoPassword);
    await people.confirm(email, demoPassword);
    if (operator) await people.join(email, 'operators');
    await run({ task: 'person', person: { id, email, ...profile }, guardian: 'parent@home.test' });
    const told = profiles[email];
    if (told !== undefined) await run({ task: 'profile', userId: id, ...told });
    const { points, gems, streak } = balances[email] ?? {};
    if (points !== undefined) await run({ task: 'award', userId: id, cause: 'welcome#demo', points, gems });
    if (streak !== undefined) await run({ task: 'streak', userId: id, days: streak });
    const books = shelves[email];
    if (books !== undefined) await run({ task: 'shelf', userId: id, books });
  }
};
