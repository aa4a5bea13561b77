import { afterEach, expect } from '@jest/globals';
import { articles } from '../../../contract/articles/endpoints';
import { articlesPerDay } from '../../../contract/rules/articles';
import { users } from '../../../contract/users/endpoints';
import { words } from '../../../contract/words/endpoints';
import { beginArticle, getArticle, stockArticle, submitArticle } from '../../support/articles';
import { advanceClock, killAfter, resetClock, revive, seed, testOnOwnEngine } from '../../support/cloud';
import { createPerson } from '../../support/people';

afterEach(async () => {
  await revive();
  await resetClock();
});

testOnOwnEngine(
  '200: steps that a killed function left out of a submission are made up for, and paid once',
  async () => {
    const child = await createPerson();
    let handedIn = 0;
    for (let died = true; died; handedIn++) {
      if (handedIn > 0 && handedIn % articlesPerDay === 0) await advanceClock('P1D');
      const { id, answers } = await beginArticle(child);
      const [first = '', second = '', ...rest] = answers;
      await killAfter('Articles', 2 * handedIn);
      await submitArticle(child, id, [second, first, ...rest]);
      died = await revive();
      const { body } = await submitArticle(child, id, [second, first, ...rest]);
      expect(body).toMatchObject({ score: 3, points: 30 });
      const missed = (await child.call(words.list, {})).body.words.map(({ word }) => word);
      expect(missed).toEqual(expect.arrayContaining([first.toLowerCase(), second.toLowerCase()]));
    }
    expect(handedIn).toBeGreaterThan(4);
    expect(await seed({ task: 'ledger', userId: child.id })).toMatchObject({ points: 30 * handedIn });
    const { streak } = (await child.call(users.me, {})).body;
    expect(streak).toBe(Math.ceil(handedIn / articlesPerDay));
  },
);

testOnOwnEngine(
  '200: a paid article counts for the level of the next one, wherever the function was killed and whoever requests it',
  async () => {
    const scoreForLevelTwo = 3;
    for (let after = 0, died = true; died; after++) {
      const child = await createPerson('student', { age: 8 });
      for (let i = 0; i < scoreForLevelTwo; i++) {
        const { id, answers } = await beginArticle(child);
        await killAfter('Articles', after);
        await submitArticle(child, id, answers);
        died = await revive();
        const [last] = (await child.call(articles.past, { query: {} })).body.history;
        if (last?.is_completed === false) await submitArticle(child, id, answers);
      }
      const { title } = await getArticle(child);
      expect({ after, level: stockArticle(title).level }).toEqual({ after, level: 2 });
    }
  },
);
