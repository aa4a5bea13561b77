import { setTimeout as pause } from 'node:timers/promises';
import { analytics } from '../contract/analytics';
import { articles } from '../contract/articles';
import { books } from '../contract/books';
import { chat } from '../contract/chat';
import { dashboard } from '../contract/dashboard';
import { dictionary } from '../contract/dictionary';
import { friends } from '../contract/friends';
import { leaderboard } from '../contract/leaderboard';
import { quiz } from '../contract/quiz';
import { recommendations } from '../contract/recommendations';
import { newYorkDay } from '../contract/rules/day';
import { users } from '../contract/users';
import { words } from '../contract/words';
import type { Usage } from '../local/dynamodb';
import { seedDemo } from '../local/seed/seed';
import { callerAt } from './caller';
import { type MeasuredCloud, quiet, startMeasured, unitsOf } from './measured-cloud';
import { sumOf, usesIn } from './model';
import type { Section } from './report';

const ready = 'the-robot-in-room-twelve';
const fresh = 'the-clockmakers-missing-hour';

const operationsOf = (usages: readonly Usage[]): string => {
  const byName = Map.groupBy(usages, ({ operation }) => operation);
  return [...byName].map(([name, all]) => `${name.replace(/Item$/, '')} ${all.length}`).join(', ');
};

/** How often the model was called, moderation included, and its tokens: by the metrics that functions log. */
const modelUse = (lines: readonly string[]) => {
  const { calls, tokens } = sumOf(usesIn(lines));
  return [calls, tokens].map((count) => (count === 0 ? '' : String(count)));
};

type Measure = <T>(action: string, run: () => Promise<T>) => Promise<T>;

/** The longest lists of people, and the figures of a child. */
const peopleInNumbers = async ({ cloud, run }: MeasuredCloud, measure: Measure) => {
  const as = callerAt(cloud.url);
  const [teacher, friend] = [await as('teacher@maple.test'), await as('cleo@pond.test')];
  const to = (await run({ task: 'crowd', count: 500 })) as string[];
  for (const who of [teacher, friend])
    await run({ task: 'relations', userId: (await who(users.me, {})).id, to });
  await measure('a teacher lists 500 students', () => teacher(friends.list, {}));
  await measure('a child lists 500 friends', () => friend(friends.list, {}));
  const [userId = ''] = to;
  const today = newYorkDay(cloud.clock.now());
  await run({ task: 'fullDays', userId, days: 60, until: today });
  await measure('a teacher looks at 30 full days of a child, and the 30 before', () =>
    teacher(analytics.summary, { params: { userId }, query: { date_filter: '30days' } }),
  );
  await measure('a teacher looks at the last 7 days of 500 students', () =>
    teacher(analytics.overview, { query: {} }),
  );
};

/** Asks again while a model might be writing one. */
const articleFor = async (call: Awaited<ReturnType<ReturnType<typeof callerAt>>>) => {
  for (;;) {
    const found = await call(articles.generate, { body: {} }).catch(() => undefined);
    if (found !== undefined) return found.article;
    await pause(200);
  }
};

/** The cost of each activity of a child in DynamoDB's units. */
export const unitsPerAction = async (): Promise<Section> => {
  const measured = await startMeasured();
  const { cloud, used } = measured;
  const rows: string[][] = [];
  /** One row for the whole action, or one for each part of it that a name is given for. */
  const measureParts = async <T>(
    run: () => Promise<T>,
    parts: Readonly<Record<string, (usage: Usage) => boolean>>,
  ): Promise<T> => {
    await quiet(used);
    const from = used.length;
    const lines = cloud.logs.length;
    const result = await run();
    await quiet(used);
    const all = used.slice(from);
    for (const [action, isPart] of Object.entries(parts)) {
      const own = all.filter(isPart);
      rows.push([
        action,
        String(own.length),
        operationsOf(own),
        String(unitsOf(own, 'readUnits')),
        String(unitsOf(own, 'writeUnits')),
        ...modelUse(cloud.logs.slice(lines)),
      ]);
    }
    return result;
  };
  const measure: Measure = (action, run) => measureParts(run, { [action]: () => true });
  try {
    await cloud.deploy();
    await seedDemo(cloud);
    const as = callerAt(cloud.url);
    const [ada, ben] = [await as('ada@maple.test'), await as('ben@maple.test')];
    const cleo = await as('cleo@pond.test');
    await measure('open the dashboard (3 books on the lists)', () =>
      Promise.all([ada(users.me, {}), ada(books.lists, {})]),
    );
    await measure('type a search, the first time anybody does', () =>
      ada(books.autocomplete, { query: { q: 'little' } }),
    );
    await measure('type a search that somebody typed before', () =>
      ben(books.autocomplete, { query: { q: 'little' } }),
    );
    await measure('choose a book that nobody has, with the worker', () =>
      ada(books.process, { body: { id: fresh, title: '-', author: '-' } }),
    );
    await measure('ask again whether it is ready', () =>
      ada(books.process, { body: { id: fresh, title: '-', author: '-' } }),
    );
    await measure('move a book to another list', () =>
      ada(books.move, { params: { id: ready }, body: { stage: 'read', rating: 5 } }),
    );
    const query = { id: ready, end_chapter: '2' };
    const given = await measure('get a quiz, the first child', () => ada(quiz.start, { query }));
    await measure('get the same quiz, the second child', () => ben(quiz.start, { query }));
    const answers = given.quiz.map(({ question, options, correct_option }) => ({
      question,
      options,
      correct_option,
      user_answer: correct_option,
    }));
    const body = { book_id: ready, score: 10, points: 275, start_chapter: 1, end_chapter: 2, answers };
    await measure('open the dashboard, in one request', () => ben(dashboard.get, {}));
    await measure('look at the global leaderboard of the week', () =>
      ben(leaderboard.board, { query: { scope: 'global', period: 'week' } }),
    );
    await measure('look at the global leaderboard of all time', () =>
      ben(leaderboard.board, { query: { scope: 'global', period: 'all' } }),
    );
    await measure('look at the school’s, the first in half a minute', () =>
      ben(leaderboard.board, { query: { scope: 'school', period: 'week' } }),
    );
    await measure('look at the school’s again', () =>
      ada(leaderboard.board, { query: { scope: 'school', period: 'week' } }),
    );
    await measure('get recommendations, the first time', () => ada(recommendations.list, { query: {} }));
    cloud.clock.advance('PT30S');
    const isCall = ({ caller }: Usage) => caller.startsWith('QuizFunction');
    await measureParts(() => ada(quiz.submit, { body }), {
      'submit a quiz: the call': isCall,
      'submit a quiz: what follows the stream': (usage) => !isCall(usage),
    });
    await measure('submit it once more', () => ada(quiz.submit, { body }));
    const talk = { bookId: ready, endChapter: 2, character: null };
    const { session_id } = await measure('open a talk about two chapters', () =>
      ben(chat.send, { body: { ...talk, messages: [], sessionId: null } }),
    );
    const say = (number: number) =>
      ben(chat.send, {
        body: {
          ...talk,
          sessionId: session_id,
          messages: [{ role: 'user', content: `I think that thought number ${number} is a good one` }],
        },
      });
    await measure('say the first thing in it', () => say(1));
    for (let number = 2; number < 10; number++) await say(number);
    await measure('say the tenth thing', () => say(10));
    for (let number = 11; number < 100; number++) await say(number);
    await measure('say the hundredth thing', () => say(100));
    const opened = await measure('open the articles, the first time, with the worker', () =>
      articleFor(cleo),
    );
    await measure('begin an article', () =>
      cleo(articles.create, { body: { article_data: { id: opened.id } } }),
    );
    await measure('look a word up and keep it', async () => {
      await cleo(dictionary.lookUp, { params: { word: 'orbit' } });
      await cleo(words.keep, { body: { word: 'orbit', article_id: opened.id } });
    });
    const filled = opened.word_bank.slice(0, 5);
    await measure('hand an article in, with its missed words', () =>
      cleo(articles.submit, { body: { article_id: opened.id, user_answers: filled } }),
    );
    await measure('open the next article', () => articleFor(cleo));
    await measure('look at past articles', () => cleo(articles.past, { query: {} }));
    await measure('look at My words', () => cleo(words.list, {}));
    await measure('practise a word', () =>
      cleo(words.practise, { params: { word: 'orbit' }, body: { reviews: 0, remembered: true } }),
    );
    await peopleInNumbers(measured, measure);
  } finally {
    await cloud.close();
  }
  return {
    title: 'What the table is asked',
    about:
      'Calls and capacity units of one action, everything included: who is calling, and the work behind the queue. Calls of the model include moderation; the tokens are those of the demo tutor, estimated at four characters each. On demand in us-east-1 a million read units cost $0.125 and a million write units $0.625.',
    columns: ['action', 'calls', 'operations', 'read units', 'write units', 'model calls', 'tokens'],
    rows,
  };
};
