import { setTimeout as pause } from 'node:timers/promises';
import { articles } from '../../contract/articles/endpoints';
import { chat } from '../../contract/chat/endpoints';
import { comics } from '../../contract/comics/endpoints';
import { controls } from '../../contract/controls/endpoints';
import { dashboard } from '../../contract/dashboard/endpoints';
import { dictionary } from '../../contract/dictionary/endpoints';
import { leaderboard } from '../../contract/leaderboard/endpoints';
import { quiz } from '../../contract/quiz/endpoints';
import { reading } from '../../contract/reading/endpoints';
import { words } from '../../contract/words/endpoints';
import { articleFor } from '../article-for';
import type { callerAt } from '../caller';
import { story } from '../story';
import type { Meter } from './meter';

type Caller = Awaited<ReturnType<ReturnType<typeof callerAt>>>;

const bookId = 'the-robot-in-room-twelve';
/** What the student says in a talk. */
const said = [
  'I think the robot is funny because he takes it all literally',
  'My favourite part is when the robot comes into the classroom',
  'If I were in that class I would sit next to the robot',
  'The robot wants to have a friend, I believe',
  'Now I would like to know what happens in the next chapter',
];

const readChapter = async (call: Caller, chapter: number) => {
  await call(reading.chapter, { query: { id: bookId, chapter: String(chapter) } });
  for (const paragraph of [0, 8, 16])
    await call(reading.keepPlace, {
      params: { id: bookId },
      body: { chapter, paragraph, finished: paragraph === 16 },
    });
};

const takeQuiz = async (call: Caller, rest: () => void) => {
  const given = await call(quiz.start, { query: { id: bookId, end_chapter: '2' } });
  const answers = given.quiz.map(({ question, options, correct_option }) => ({
    question,
    options,
    correct_option,
    user_answer: correct_option,
  }));
  rest();
  await call(quiz.submit, {
    body: { book_id: bookId, score: 10, points: 275, start_chapter: 1, end_chapter: 2, answers },
  });
};

const readArticle = async (call: Caller, id: string, bank: readonly string[], look: string) => {
  await call(articles.create, { body: { article_data: { id } } });
  await call(dictionary.lookUp, { params: { word: look }, query: {} });
  const { word } = await call(words.keep, { body: { word: look, article_id: id } });
  await call(articles.submit, { body: { article_id: id, user_answers: bank.slice(0, 5) } });
  await articleFor(call);
  return word;
};

/** Asks for the progress as often as the browser does. */
const drawComic = async (call: Caller) => {
  let { state } = await call(comics.generate, { body: { story, style: 'Cartoon', promptId: null } });
  while (state === 'drawing') {
    await pause(2500);
    ({ state } = await call(comics.progress, {}));
  }
  if (state !== 'finished') throw new Error(`The comic is ${state}`);
};

/**
 * A student who does a bit of everything, with how often on a day on average: our assumption, because nobody has measured readers
 * yet. `rest` lets half a minute pass.
 */
export const studentDay = async (call: Caller, { part }: Pick<Meter, 'part'>, rest: () => void) => {
  await part('open the home', 3, () => call(dashboard.get, {}));
  await part('read two chapters', 1, async () => {
    for (const chapter of [1, 2]) await readChapter(call, chapter);
  });
  // Half an hour, for the fifth of all children whose guardian limits it.
  await part('a minute on the screen', 6, () => call(controls.beat, { body: { minutes: 1 } }));
  await part('a quiz', 1, () => takeQuiz(call, rest));
  const talk = { bookId, endChapter: 2, character: null };
  const { session_id } = await part('open a talk', 1, () =>
    call(chat.send, { body: { ...talk, messages: [], sessionId: null } }),
  );
  await part('a talk of five messages', 1, async () => {
    for (const content of said)
      await call(chat.send, {
        body: { ...talk, sessionId: session_id, messages: [{ role: 'user', content }] },
      });
  });
  const { id, word_bank } = await articleFor(call);
  const [look = 'orbit'] = word_bank;
  const word = await part('an article, a word of it, and the next one written', 1, () =>
    readArticle(call, id, word_bank, look),
  );
  await part('practise a word', 3, () =>
    call(words.practise, { params: { word }, body: { reviews: 0, remembered: true } }),
  );
  await part('look at the board', 1, () =>
    call(leaderboard.board, { query: { scope: 'global', period: 'week' } }),
  );
  await part('feedback on a story', 0.2, () => call(comics.writingFeedback, { body: { story } }));
  await part('a comic', 0.2, () => drawComic(call));
};
