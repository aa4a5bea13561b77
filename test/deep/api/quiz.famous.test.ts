import { expect, test } from '@jest/globals';
import { books } from '../../../contract/books/endpoints';
import { recorded } from '../../../eval/recorded/recorded';
import type { WrittenQuestion } from '../../../lambdas/quiz/bank/checks/written-question';
import { eventually } from '../../support/cloud';
import { type ChatRequest, materialOf, taskOf } from '../../support/model';
import { createPerson } from '../../support/people';
import { startQuiz } from '../../support/quiz';
import { scriptedModel } from '../../support/scripted-model';

/** Answers about a title without a text here, as a model gives them that remembers the book. */
interface Famous {
  readonly title: string;
  readonly author: string;
  readonly knowledge: { readonly chapters: readonly { readonly title: string }[] };
  readonly questions: readonly WrittenQuestion[];
}

const model = scriptedModel();

const famous = recorded<Famous>('famous');

const idOf = (title: string) => title.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');

/** A model that remembers the book finds the key from the question, and from the options alone only what stands out there. */
const solutionsTo = (request: ChatRequest, questions: readonly WrittenQuestion[]) =>
  [...materialOf(request).matchAll(/^(\d+)\. (.*)\n((?: {3}\d\) .*\n?)+)/gm)].map(
    ([, number, stem, lines = '']) => {
      const options = [...lines.matchAll(/\d\) (.*)/g)].map(([, option = '']) => option);
      const { options: written = [], correct_index = -1 } =
        questions.find(({ question }) => question === stem) ?? {};
      const [longest = '', next = ''] = options.toSorted((a, b) => b.length - a.length);
      const striking = longest.length >= next.length * 1.2 ? longest : undefined;
      const chosen = stem === '(not shown)' ? striking : written[correct_index];
      const at = options.indexOf(chosen ?? '');
      return { question: Number(number), option: at < 0 ? null : at + 1 };
    },
  );

const answering = ({ knowledge, questions }: Famous) => {
  let written = 0;
  return (request: ChatRequest) => {
    const task = taskOf(request);
    if (task === 'chapters') return JSON.stringify(knowledge);
    if (task === 'solving') return JSON.stringify({ solutions: solutionsTo(request, questions) });
    // It writes its twelve questions once, and knows no others.
    const isFirst = written++ === 0;
    return JSON.stringify({ knows_book: isFirst, questions: isFirst ? questions : [] });
  };
};

test.each(famous.map((one) => [one.title, one] as const))(
  '200: a quiz on %s, which has no text here, is made from memory',
  async (title, one) => {
    const child = await createPerson();
    const id = idOf(title);
    model.script.chat = answering(one);
    const known = await eventually(async () => {
      const { body } = await child.call(books.process, { body: { id, title, author: one.author } });
      return body.status === 'processing' ? undefined : body;
    });
    expect(known.book.quiz_possible).toBe(true);
    expect(known.chapters).toHaveLength(one.knowledge.chapters.length);
    const { status, body } = await startQuiz(child, id, known.chapters.length > 0 ? 1 : undefined);
    expect(status).toBe(200);
    expect(body.quiz).toHaveLength(10);
    // The screen says "from memory" where there is no sentence of the book.
    expect(body.quiz.map(({ evidence }) => evidence)).toEqual(Array(10).fill(null));
  },
);

test('200: a title that the model does not know has no quiz, and the child is told so kindly', async () => {
  const child = await createPerson();
  model.script.chat = () =>
    JSON.stringify({ knows_book: false, author: '', total_chapters: 0, chapters: [], main_characters: [] });
  const id = 'five-on-a-treasure-island';
  await eventually(async () => {
    const { body } = await child.call(books.process, { body: { id, title: 'Any', author: 'Any' } });
    return body.status === 'processing' ? undefined : body;
  });
  expect((await startQuiz(child, id)).body).toMatchObject({ code: 'quiz_book_unknown' });
});
