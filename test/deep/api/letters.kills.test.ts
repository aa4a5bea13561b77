import { afterEach, describe, expect } from '@jest/globals';
import { nextLetter } from '../../../contract/rules/letters';
import { createBook } from '../../support/books';
import {
  advanceClock,
  atRest,
  deliver,
  killAfter,
  resetClock,
  revive,
  tableUsed,
  testOnOwnEngine,
} from '../../support/cloud';
import { choose, clockNow, createFamily, lettersTo, moveTo, toLetter } from '../../support/letters';
import { handIn, startQuiz, think } from '../../support/quiz';
import { hasManyCases } from '../../support/random';

afterEach(async () => {
  await revive();
  await resetClock();
});

const newYork = 'America/New_York';

const createReader = async () => {
  const family = await createFamily();
  await choose(family.guardian, 'family');
  const { id } = await createBook();
  const { body: given } = await startQuiz(family.child, id, 2);
  await think();
  await handIn(family.child, given);
  return family;
};

/** The requests of a worker for a child with one quiz; the last records that the letter was sent. */
const requests = 10;

describe('a killed function', () => {
  testOnOwnEngine.each(hasManyCases ? Array.from({ length: requests + 1 }, (_, i) => i) : [0, 2, 4, 5, 8, 9])(
    'after %i requests of the worker one letter comes, on the same day',
    async (after) => {
      const { guardian } = await createReader();
      await killAfter('LettersWorker', after);
      await toLetter('family', newYork);
      await revive();
      await advanceClock('PT10M');
      await atRest();
      const found = await lettersTo(guardian.email);
      // Only between sending and recording it is not known whether the mail service has taken the letter.
      expect(found.length).toBeGreaterThanOrEqual(1);
      expect(found.length).toBeLessThanOrEqual(after >= requests - 1 ? 2 : 1);
    },
  );

  testOnOwnEngine.each([0, 1])('after %i requests of the schedule one letter comes', async (after) => {
    const { guardian } = await createReader();
    await killAfter('LettersOrder', after);
    const { at } = nextLetter('family', newYork, await clockNow());
    const seconds = Math.ceil((at.getTime() - (await clockNow()).getTime()) / 1000) + 360;
    await advanceClock(`PT${seconds}S`);
    await atRest();
    await revive();
    await moveTo(new Date((await clockNow()).getTime() + 6 * 60_000));
    await atRest();
    expect(await lettersTo(guardian.email)).toHaveLength(1);
  });
});

describe('the cost of a letter', () => {
  testOnOwnEngine('who may have it is known for 3 read units, and it takes 2 writes', async () => {
    const { guardian } = await createReader();
    await deliver('once');
    const before = (await tableUsed()).length;
    await toLetter('family', newYork);
    expect(await lettersTo(guardian.email)).toHaveLength(1);
    const used = (await tableUsed()).slice(before).filter(({ caller }) => caller.startsWith('LettersWorker'));
    const readers = used.slice(0, 4);
    expect(readers.map(({ operation }) => operation)).toEqual(['GetItem', 'Query', 'Query', 'BatchGetItem']);
    expect(readers.reduce((sum, { readUnits }) => sum + readUnits, 0)).toBeLessThanOrEqual(3);
    expect(used.filter(({ writeUnits }) => writeUnits > 0)).toHaveLength(2);
  });
});
