import { afterEach, expect, test } from '@jest/globals';
import { articles } from '../../../contract/articles/endpoints';
import { articlesPerDay } from '../../../contract/rules/articles';
import { afterReading, dueWords, type MetWord } from '../../../lambdas/articles/met-words';
import { readStock } from '../../../lambdas/articles/stock';
import { readWordList, wordsOfList } from '../../../lambdas/articles/tier-two';
import {
  askForArticle,
  beginArticle,
  completeArticle,
  stockArticle,
  submitArticle,
} from '../../support/articles';
import { advanceClock, resetClock, seed } from '../../support/cloud';
import { createPerson, type Person } from '../../support/people';

afterEach(resetClock);

const generate = askForArticle;
const past = (child: Person, cursor?: string) =>
  child.call(articles.past, { query: cursor === undefined ? {} : { cursor } });

/** Submits with a mistake, because a reader without mistakes moves up a level. */
const beginAndSubmit = async (child: Person) => {
  const { id, title, answers, word_bank } = await beginArticle(child);
  const wrong = word_bank.find((word) => !answers.includes(word)) ?? '';
  const { date } = (await submitArticle(child, id, answers.with(0, wrong))).body;
  return { title, date };
};
const ledger = (child: Person) => seed({ task: 'ledger', userId: child.id });

test('200: repeated and simultaneous submissions are paid once, and the first answers count', async () => {
  const child = await createPerson();
  const { id, answers } = await beginArticle(child);
  const wrong = [...answers.slice(1), answers[0] ?? ''];
  const both = await Promise.all([submitArticle(child, id, answers), submitArticle(child, id, wrong)]);
  const again = await submitArticle(child, id, wrong);
  const nonsense = await submitArticle(child, id, ['zebra']);
  const all = [...both, again, nonsense];
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(all.map(({ body }) => body.points)).size).toBe(1);
  expect(await ledger(child)).toMatchObject({ points: again.body.points, entries: 1 });
  expect(again.body.completed_today).toBe(1);
});

test('200: the history has pages, the latest article first', async () => {
  const child = await createPerson();
  const done: string[] = [];
  for (let day = 0; day < 3; day++) {
    for (let i = 0; i < 4; i++) {
      const { id, answers } = await beginArticle(child);
      await submitArticle(child, id, answers);
      done.push(id);
    }
    await advanceClock('P1D');
  }
  const first = (await past(child)).body;
  const second = (await past(child, first.next ?? '')).body;
  expect([...first.history, ...second.history].map(({ id }) => id)).toEqual(done.toReversed());
  expect({ first: first.history.length, next: second.next }).toEqual({ first: 10, next: null });
});

test('200: an article is repeated only after all others of its level', async () => {
  const child = await createPerson('student', { age: 12 });
  const level = readStock('articles', 3);
  const had: string[] = [];
  for (let i = 0; i < level.length; i++) {
    if (i > 0 && i % articlesPerDay === 0) await advanceClock('P1D');
    had.push((await generate(child)).body.article.title);
    await completeArticle(child);
  }
  expect(had.toSorted()).toEqual(level.map(({ title }) => title).toSorted());
  await advanceClock('P1D');
  expect((await generate(child)).body.article.title).toBe(had[0]);
});

test('200: the new article with the most due words comes first', async () => {
  const child = await createPerson('student', { age: 12 });
  const list = readWordList('articles');
  const wordsOf = ({ text }: { text: string }) => wordsOfList(text, list);
  const fresh = new Map(readStock('articles', 3).map((article) => [article.title, article]));
  let met: MetWord[] = [];
  const countDue = (article: { text: string }, day: string) => {
    const due = dueWords(met, day);
    return wordsOf(article).filter((word) => due.includes(word)).length;
  };
  // Reads articles until an unread one contains a due word.
  while (fresh.size > 0) {
    const { title, date } = await beginAndSubmit(child);
    const article = stockArticle(title);
    const most = Math.max(...[...fresh.values()].map((one) => countDue(one, date)));
    expect(countDue(article, date)).toBe(most);
    if (most > 0) return;
    fresh.delete(title);
    met = afterReading(met, wordsOf(article), date);
    await advanceClock('P1D');
  }
  throw new Error('No two articles share a word of the list');
});
