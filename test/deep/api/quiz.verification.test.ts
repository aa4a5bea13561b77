import { describe, expect, test } from '@jest/globals';
import { books } from '../../../contract/books/endpoints';
import { createBook } from '../../support/books';
import { advanceClock, eventually } from '../../support/cloud';
import { type ChatRequest, honest, materialOf, taskOf } from '../../support/model';
import { createPerson, type Person } from '../../support/people';
import { askForQuiz, startQuiz } from '../../support/quiz';
import { scriptedModel } from '../../support/scripted-model';

const model = scriptedModel();

const textOf = async (child: Person, id: string, end?: number) =>
  JSON.stringify((await startQuiz(child, id, end)).body.quiz);

const isGuess = (request: ChatRequest) => materialOf(request).includes('(not shown)');

/** The number of the question and of its option with these words. */
const find = (request: ChatRequest, words: string) => {
  const lines = materialOf(request).split('\n');
  const at = lines.findIndex((line) => line.endsWith(`) ${words}`));
  const question = lines.slice(0, at).findLast((line) => /^\d+\. /.test(line));
  return {
    question: Number.parseInt(question ?? '', 10),
    option: Number.parseInt(lines[at]?.trim() ?? '', 10),
  };
};

describe('200: with the text, a question is dropped', () => {
  /** The last question of a bank is always asked, unless it is dropped. */
  const theEnd = async () => {
    const [child, book] = await Promise.all([createPerson(), createBook({ withQuestions: false })]);
    const questions = book.chapters[0]?.questions ?? [];
    const last = questions.at(-1);
    if (last === undefined) throw new Error('The chapter has no questions');
    return { child, id: book.id, last, questions };
  };

  test('if the model states a wrong key', async () => {
    const { child, id, last } = await theEnd();
    model.script.chat = (request) => {
      const answer = honest(request);
      for (const one of answer.questions ?? [])
        if (one.question === last.question) one.correct_index = (one.correct_index + 1) % 4;
      return JSON.stringify(answer);
    };
    expect(await textOf(child, id, 1)).not.toContain(last.question);
  });

  test.each([
    [2, 'twice', 503],
    [1, 'once', 200],
  ])(
    'if all of them can be solved from their options alone: %i of two tries (%s), status %i',
    async (right, _, status) => {
      const { child, id, questions } = await theEnd();
      let tries = 0;
      model.script.chat = (request) => {
        const solutions = questions
          .map(({ answer }) => find(request, answer))
          .filter(({ question, option }) => question > 0 && option > 0);
        // The questions on the next chapter are written at the same time.
        if (!isGuess(request) || solutions.length < 5) return JSON.stringify(honest(request));
        return JSON.stringify({ solutions: tries++ % 2 < right ? solutions : [] });
      };
      expect(await askForQuiz(child, id, 1)).toMatchObject({ status });
    },
  );

  test('if its evidence does not prove its key', async () => {
    const { child, id, last } = await theEnd();
    model.script.chat = (request) => {
      const answer = honest(request);
      if (!materialOf(request).includes('The book: ')) return JSON.stringify(answer);
      const { question } = find(request, last.answer);
      const solutions = answer.solutions.filter((one: { question: number }) => one.question !== question);
      return JSON.stringify({ solutions });
    };
    expect(await textOf(child, id, 1)).not.toContain(last.question);
  });

  test('if no solver finds its key', async () => {
    const { child, id } = await theEnd();
    model.script.chat = (request) =>
      JSON.stringify(taskOf(request) === 'solving' ? { solutions: [] } : honest(request));
    expect(await askForQuiz(child, id, 1)).toMatchObject({
      status: 503,
      body: { code: 'quiz_generation_failed' },
    });
    const last = model.seen.chat.findLast((request) => taskOf(request) === 'quiz');
    // The model was asked once more for other questions.
    expect(last && materialOf(last)).toContain('# Questions that exist already');
  });
});

describe('without a text', () => {
  const chapters = ['The Storm', 'The Whale', 'The Way Home'].map((title, i) => ({ number: i + 1, title }));
  const places = ['harbour', 'lighthouse', 'market', 'chapel', 'forest', 'bakery'];
  const people = ['Anna', 'Piet', 'Rosa', 'Jakob', 'Lena', 'Oskar'];
  const written = Array.from({ length: 12 }, (_, i) => ({
    chapter: 1,
    skill: 'detail',
    question: `Who ${['waits', 'sings', 'hides', 'sleeps', 'paints', 'whispers', 'bakes', 'sails', 'digs', 'dances', 'reads', 'cries'][i]} near the old ${places[i % 6]}?`,
    options: [0, 1, 2, 3].map((at) => people[(i + at) % 6]),
    fixed_last_option: null,
    correct_index: i % 4,
    explanation: 'The story says so in this chapter.',
    evidence: 'A sentence that nobody can look up.',
  }));
  const known = (changes: object = {}) => ({
    knows_book: true,
    author: 'Kingsley',
    total_chapters: 3,
    chapters,
    main_characters: ['Tom', 'Ellie'],
    ...changes,
  });
  /** The right options, and wrong ones where `isWrong` says so. */
  const solutionsTo = (request: ChatRequest, isWrong: (question: string) => boolean = () => false) =>
    written.map(({ question, options, correct_index }) => {
      const lines = materialOf(request).split('\n');
      const at = lines.findIndex((line) => line.endsWith(`. ${question}`));
      const shown = lines.slice(at + 1, at + 5).map((line) => line.replace(/^ +\d\) /, ''));
      const option = shown.indexOf(options[correct_index] ?? '') + 1;
      return {
        question: Number.parseInt(lines[at] ?? '', 10),
        option: isWrong(question) ? (option % 4) + 1 : option,
      };
    });
  const choose = (child: Person, id: string) =>
    eventually(async () => {
      const { body } = await child.call(books.process, { body: { id, title: 'Any', author: 'Any' } });
      return body.status === 'processing' ? undefined : body;
    });

  test('200: a question is kept only if two independent solvers find the key, and has no quotation', async () => {
    const child = await createPerson();
    const id = 'the-water-babies';
    const last = written.at(-1)?.question ?? '';
    let solvers = 0;
    model.script.chat = (request) => {
      if (taskOf(request) === 'chapters') return JSON.stringify(known());
      if (taskOf(request) === 'quiz') return JSON.stringify({ knows_book: true, questions: written });
      if (isGuess(request)) return JSON.stringify({ solutions: [] });
      const isSecond = solvers++ % 2 === 1;
      return JSON.stringify({ solutions: solutionsTo(request, (one) => isSecond && one === last) });
    };
    expect((await choose(child, id)).chapters.map(({ chapter_title }) => chapter_title)).toEqual(
      chapters.map(({ title }) => title),
    );
    const { status, body } = await startQuiz(child, id, 1);
    expect(status).toBe(200);
    expect(body.quiz.map(({ evidence }) => evidence)).toEqual(Array(10).fill(null));
    expect(JSON.stringify(body)).not.toContain(last);
  });

  test('200: chapters on which two answers differ are not accepted, and are tried again after seven days', async () => {
    const child = await createPerson();
    const id = 'little-women';
    let answers = 0;
    model.script.chat = () =>
      JSON.stringify(
        known({
          author: 'Alcott',
          chapters:
            answers++ % 2 === 0
              ? chapters
              : chapters.toReversed().map(({ title }, i) => ({ number: i + 1, title })),
        }),
      );
    expect(await choose(child, id)).toMatchObject({
      status: 'failed',
      chapters: [],
      book: { quiz_possible: true },
    });
    model.script.chat = () => JSON.stringify(known({ author: 'Alcott' }));
    await advanceClock('P6D');
    expect((await choose(child, id)).status).toBe('failed');
    await advanceClock('P2D');
    expect(await choose(child, id)).toMatchObject({ status: 'processed', total_chapters: 3 });
  });
});
