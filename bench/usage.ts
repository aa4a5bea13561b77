import { articles } from '../contract/articles/endpoints';
import { books } from '../contract/books/endpoints';
import { chat } from '../contract/chat/endpoints';
import { dashboard } from '../contract/dashboard/endpoints';
import { dictionary } from '../contract/dictionary/endpoints';
import { leaderboard } from '../contract/leaderboard/endpoints';
import { quiz } from '../contract/quiz/endpoints';
import { recommendations } from '../contract/recommendations/endpoints';
import { users } from '../contract/users/endpoints';
import { words } from '../contract/words/endpoints';
import type { Usage } from '../local/dynamodb';
import { seedDemo } from '../local/seed/seed';
import { articleFor } from './article-for';
import { callerAt } from './caller';
import { startMeasured } from './measured-cloud';
import type { Section } from './report';
import { unitMeter } from './unit-meter';
import { peopleInNumbers } from './usage-people';

const ready = 'the-robot-in-room-twelve';
const fresh = 'the-clockmakers-missing-hour';

/** The cost of each activity of a child in DynamoDB's capacity units. */
export const unitsPerAction = async (): Promise<Section> => {
  const measured = await startMeasured();
  const { cloud } = measured;
  const { rows, measure, measureParts } = unitMeter(measured);
  try {
    await seedDemo(cloud, cloud.deploy());
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
      await cleo(dictionary.lookUp, { params: { word: 'orbit' }, query: {} });
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
