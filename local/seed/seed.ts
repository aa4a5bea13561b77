import path from 'node:path';
import type { Cloud } from '../cloud';
import { readLibrary } from '../library/library';
import { demoAccounts, demoPassword } from './accounts';
import type { SeedTask } from './handler';
import { signIns } from './people';

/** Processed already, so that a first visit finds something to do at once; the others are there to be chosen. */
const processedAtStart = ['the-robot-in-room-twelve', 'paws-of-the-night-market'];

export const seedFunction = 'seed';

const shelves: Record<string, Extract<SeedTask, { task: 'shelf' }>['books']> = {
  'ada@maple.test': [
    { book_id: 'charlottes-web', stage: 'read', rating: 5 },
    { book_id: 'nine-minutes-to-ganymede', stage: 'want_to_read' },
    { book_id: 'the-robot-in-room-twelve', stage: 'reading' },
  ],
  'ben@maple.test': [{ book_id: 'goalkeeper-of-gull-street', stage: 'want_to_read' }],
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
    const id = await people.invite(email, demoPassword);
    if (profile === undefined) continue;
    await people.confirm(email, demoPassword);
    if (operator) await people.join(email, 'operators');
    await run({ task: 'person', person: { id, email, ...profile } });
    const { points, gems, streak } = balances[email] ?? {};
    if (points !== undefined) await run({ task: 'award', userId: id, cause: 'demo', points, gems });
    if (streak !== undefined) await run({ task: 'streak', userId: id, days: streak });
    const books = shelves[email];
    if (books !== undefined) await run({ task: 'shelf', userId: id, books });
  }
};
