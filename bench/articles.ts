import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { articles } from '../contract/articles/endpoints';
import { articlesPerDay } from '../contract/rules/articles';
import { readStock, type StockArticle } from '../lambdas/articles/stock';
import { flawOf } from '../lambdas/articles/writing/flaw-of';
import { type Route, readBody, sendJson } from '../local/http';
import { usage } from '../local/tutor/usage';
import { callerAt } from './caller';
import { quiet, startMeasured } from './measured-cloud';
import { countedIn, startModel } from './model';
import type { Section } from './report';
import { median } from './statistics';

const days = 3;

const gap = /\[([^\]]+)\]/g;
const answersOf = ({ text }: StockArticle) => [...text.matchAll(gap)].map(([, word = '']) => word);
const factsOf = ({ text }: StockArticle) => text.replace(gap, '$1').split(/(?<=[.!?]) /);

/**
 * Replaces the last sentence of a text by one that teaches three words of the order; up to two of them are words that are due.
 */
const teaching = (text: string, material: string): string => {
  const words = (line: string) =>
    [...(new RegExp(`^${line}: (.*)$`, 'm').exec(material)?.[1] ?? '').matchAll(/"(\w+)"/g)]
      .map(([, word = '']) => word)
      .filter((word) => !text.toLowerCase().includes(word));
  const fresh = words('Words').toSorted((a, b) => a.length - b.length);
  const [first, second, third] = [...words('Words to meet again').slice(0, 2), ...fresh];
  return `${text.replace(/ [^.!?[\]]*[.!?]$/, '')} It is ${first}, ${second} and ${third}.`;
};

/** A cooperative model: it writes these articles one after the other, solves their gaps and confirms their facts. */
const author = (shelf: readonly StockArticle[]): Route => {
  let written = -1;
  const answer = (task: string, material: string): object => {
    if (task === 'article') written++;
    const article = shelf[written % shelf.length] as StockArticle;
    const facts = factsOf(article);
    if (task === 'article')
      return { ...article, text: teaching(article.text, material), can_write: true, facts };
    if (!material.includes('# Bank'))
      return { facts: facts.map((_, i) => ({ fact: i + 1, is_true: true })), doubtful: [], concerns: [] };
    const answers = answersOf(article);
    return {
      gaps: answers.map((word, i) => ({ gap: i + 1, fits: [word] })),
      words: [...answers, ...article.distractors].map((word) => ({ word, kind: 'noun' })),
    };
  };
  return async (request, response, url) => {
    const body = JSON.parse((await readBody(request, 1 << 20)).toString());
    if (url.pathname.endsWith('/moderations'))
      return sendJson(response, 200, { results: [body.input].flat().map(() => ({ flagged: false })) });
    const [system, user] = body.messages as { content: string }[];
    const content = JSON.stringify(answer(body.response_format.json_schema.name, user?.content ?? ''));
    sendJson(response, 200, {
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      usage: usage(`${system?.content}\n${user?.content}`, content),
    });
  };
};

/** All answers right but the last, so that the reader stays on one level. */
const nearlyRight = (article: StockArticle) => answersOf(article).with(-1, article.distractors[0] ?? '');

/** The cost of an article that a model writes for one child, and the time to open the page. */
export const articlesOfAModel = async (): Promise<Section> => {
  const { cloud, createStudent } = await startMeasured();
  const folder = path.resolve(__dirname, '../articles');
  const stock = ([1, 2, 3] as const).flatMap((level) => readStock(folder, level));
  const asWritten = (article: StockArticle) => ({
    ...article,
    text: teaching(article.text, ''),
    can_write: true,
    facts: factsOf(article),
  });
  const shelf = readStock(folder, 2).filter(
    (article) => flawOf(asWritten(article), { level: 2, had: [], due: [], words: [] }) === undefined,
  );
  const model = await startModel(author(shelf), cloud);
  try {
    const email = 'articles@bench.test';
    await createStudent(email);
    const call = await callerAt(cloud.url)(email);
    const counted = () => countedIn(cloud.logs, ['article', 'checking']);
    const next = async () => {
      for (;;) {
        const found = await call(articles.generate, { body: {} }).catch(() => undefined);
        if (found !== undefined) return found.article;
        await pause(200);
      }
    };
    const opened: number[] = [];
    const origins: string[] = [];
    for (let number = 0; number < days * articlesPerDay; number++) {
      if (number > 0 && number % articlesPerDay === 0) cloud.clock.advance('P1D');
      const began = performance.now();
      const { id, origin, title } = await next();
      if (number > 0) opened.push(performance.now() - began);
      origins.push(origin);
      const given = stock.find((one) => one.title === title);
      if (given === undefined) throw new Error(`${title} is not one of our own`);
      const user_answers = nearlyRight(given);
      await call(articles.create, { body: { article_data: { id } } });
      await call(articles.submit, { body: { article_id: id, user_answers } });
      // Quiet logs mean that the worker has finished the next article, or that none was ordered.
      await quiet(cloud.logs);
    }
    const { calls, tokens } = counted();
    const made = cloud.logs.filter((line) => line.includes('"article made"')).length;
    const ofModel = origins.filter((origin) => origin === 'model').length;
    return {
      title: 'Articles by a model',
      about: `A child of nine completes ${articlesPerDay} articles a day for ${days} days, with a model that writes our own articles of that level and checks them honestly. Tokens are estimated, four letters each, without those of reasoning.`,
      columns: ['what', 'figure', 'aim'],
      rows: [
        ['articles given out that the model wrote', `${ofModel} of ${origins.length}`, ''],
        ['calls of the chat model per article that it wrote', (calls / made).toFixed(1), '3'],
        ['tokens per article that it wrote', (tokens / made).toFixed(0), ''],
        ['ms to an article that is ready, median', median(opened).toFixed(0), ''],
      ],
    };
  } finally {
    model.close();
    await cloud.close();
  }
};
