import { contract } from '../../contract';
import type { Received } from '../../contract/endpoint';
import { until } from './caller';
import type { Person } from './newcomers';
import { modelDown, type Site } from './site';

/** Three seconds for each of ten questions: a faster quiz earns nothing. */
const thinkingSeconds = 31;

export interface OpenQuiz {
  readonly given: Received<typeof contract.quiz.start>;
  readonly since: number;
}

/** Finds one of Inkwren's own books. Undefined after a failure. */
export const findBook = async ({ calls: { call } }: Site, reader: Person): Promise<string | undefined> => {
  const found = await call(contract.books.autocomplete, reader, { query: { q: 'dragon who baked' } });
  const book = found?.[0];
  if (book === undefined) return undefined;
  await call(contract.books.process, reader, {
    body: { id: book.id, title: book.title, author: book.author },
  });
  return book.id;
};

/** Chooses chapters and gets ten questions. */
export const beginQuiz = async (
  { calls: { call } }: Site,
  reader: Person,
  id: string,
): Promise<OpenQuiz | undefined> => {
  const chapters = await call(contract.quiz.chapters, reader, { query: { id } });
  const end = chapters?.valid_chapters[0];
  const given = await call(contract.quiz.start, reader, {
    query: { id, ...(end !== undefined && { end_chapter: String(end) }) },
  });
  return given && { given, since: performance.now() };
};

/** Hands the quiz in once its time has passed: the points are paid, and the boards follow. */
export const endQuiz = async (
  { calls, report }: Site,
  reader: Person,
  { given, since }: OpenQuiz,
): Promise<void> => {
  const left = thinkingSeconds * 1000 - (performance.now() - since);
  await new Promise((resolve) => setTimeout(resolve, Math.max(left, 0)));
  const result = await calls.call(contract.quiz.submit, reader, {
    body: {
      book_id: given.book.id,
      score: 10,
      points: 275,
      start_chapter: given.start_chapter,
      end_chapter: given.end_chapter,
      answers: given.quiz.map(({ question, options, correct_option }) => ({
        question,
        options,
        correct_option,
        user_answer: correct_option,
      })),
    },
  });
  await report.step('ten right answers are paid', async () => {
    if (result === undefined || result.score !== 10 || result.points <= 0)
      throw new Error(JSON.stringify(result));
    const { points } = await calls.quietly(contract.users.me, reader, {});
    if (points !== result.total_points) throw new Error(`${points} points instead of ${result.total_points}`);
  });
  await calls.call(contract.quiz.history, reader, { query: {} });
  if (result !== undefined)
    await calls.call(contract.quiz.review, reader, { params: { id: result.quiz_id } });
  await calls.call(contract.leaderboard.board, reader, { query: { scope: 'global', period: 'week' } });
  await report.step('the board follows the points', () =>
    until(150, async () => {
      const { rows, me } = await calls.quietly(contract.leaderboard.board, reader, { query: {} });
      return me !== null || rows.some((row) => row.id === reader.id) ? true : undefined;
    }),
  );
};

/** The screens of a reader: the dashboard, the lists, a book's text, and the record of reading. */
export const readOn = async ({ calls: { call } }: Site, reader: Person, id: string): Promise<void> => {
  await call(contract.dashboard.get, reader, {});
  await call(contract.users.update, reader, { body: { interests: { hobbies: ['Kites'] } } });
  await call(contract.users.preferences, reader, {
    body: { text_size: 'large', spacing: 'normal', reduced_motion: false, dyslexia_font: false },
  });
  await call(contract.books.add, reader, { body: { book_id: id, stage: 'want_to_read' } });
  await call(contract.books.move, reader, { params: { id }, body: { stage: 'read', rating: 5 } });
  await call(contract.books.lists, reader, {});
  await call(contract.books.preview, reader, { query: { id } }, { down: ['preview_unavailable'] });
  await call(contract.books.characters, reader, { query: { id } }, { down: modelDown });
  await call(contract.reading.chapter, reader, { query: { id, chapter: '1' } });
  await call(contract.reading.keepPlace, reader, {
    params: { id },
    body: { chapter: 1, paragraph: 1, finished: false },
  });
  await call(contract.reading.logToday, reader, { params: { id }, body: { pages: 4, minutes: 9 } });
  await call(contract.reading.log, reader, { params: { id } });
  await call(contract.recommendations.list, reader, { query: {} }, { down: modelDown });
  await call(contract.users.me, reader, {});
};
