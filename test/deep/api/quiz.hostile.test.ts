import { expect, test } from '@jest/globals';
import type { WrittenQuestion } from '../../../lambdas/quiz/bank/checks/written-question';
import { badQuestions, chapterTwo, good, laterChapter } from '../../support/bad-questions';
import { createBook } from '../../support/books';
import { type ChatRequest, materialOf, solutionsTo, taskOf } from '../../support/model';
import { createPerson } from '../../support/people';
import { startQuiz } from '../../support/quiz';
import { scriptedModel } from '../../support/scripted-model';

const model = scriptedModel();

const things = 'spoon kettle ladle bucket basket candle saddle hammer anchor lantern pillow button'.split(
  ' ',
);
const places = ['attic', 'cabin', 'tower', 'stove'];

/** A valid question about where the dragon keeps a thing, with the sentence that proves it. */
const fair = (thing: string, i: number, answer = places[i % 4] ?? ''): WrittenQuestion => ({
  ...good,
  chapter: 1,
  question: `Where did Brundle keep the ${thing}?`,
  options: places.map((place, at) => (at === i % 4 ? answer : place)),
  correct_index: i % 4,
  explanation: `Brundle kept the ${thing} there, as the story says.`,
  evidence: `Brundle kept the ${thing} in the ${answer}.`,
});
const fairOnes = things.map((thing, i) => fair(thing, i));

/** The questions on the second chapter, which a child gets after the first. */
const later = things.map(
  (thing, i): WrittenQuestion => ({
    ...fair(thing, i),
    chapter: 2,
    question: `Who washed the ${thing} in the end?`,
    options: ['Ada', 'Ben', 'Eve', 'Kim'],
    explanation: `It was washed in the end, as the story says.`,
    evidence: `${['Ada', 'Ben', 'Eve', 'Kim'][i % 4]} washed the ${thing} in the end.`,
  }),
);

const syllables = ['bor', 'dam', 'fen', 'gil', 'kur', 'lim', 'mar', 'nos', 'pel', 'rud'];
/** Each bad question is about a different dragon, so that only its flaw can be the reason for its refusal. */
const nameOf = (i: number) =>
  `B${syllables[Math.floor(i / 10) % 10]}${syllables[i % 10]}u`.replace(/^Bb/, 'B');
const about = (name: string, question: WrittenQuestion): WrittenQuestion =>
  JSON.parse(JSON.stringify({ ...question }).replaceAll('Brundle', name));
const unflawed = badQuestions.map((_, i) => about(nameOf(i), { ...good, chapter: 1 }));
const bad = badQuestions.map(([, changes], i) => about(nameOf(i), { ...good, chapter: 1, ...changes }));
/** Questions that the check of texts for children (S11) refuses. */
const indecent = ['I love you.', 'Keep this a secret from your parents.', 'What is your address?'].map(
  (words, i) => ({
    ...about(nameOf(bad.length + i), { ...good, chapter: 1 }),
    explanation: `It was about recipes. ${words}`,
  }),
);

/** A book of two chapters with the evidence of the questions in the first. */
const bookFor = (questions: readonly WrittenQuestion[]) =>
  createBook({
    withQuestions: false,
    change: ({ chapters: [first, second], ...book }) => {
      if (first === undefined || second === undefined) throw new Error('The book has no two chapters');
      const names = [...bad, ...indecent].map((_, i) => `${nameOf(i)} collected recipes.`);
      const told = (some: readonly WrittenQuestion[]) => some.map(({ evidence }) => evidence).join(' ');
      const text = [chapterTwo, ...names, told(questions)].join('\n\n');
      const next = `${laterChapter} ${told(later)}`;
      return {
        ...book,
        chapters: [
          { ...first, text },
          { ...second, text: next },
        ],
      };
    },
  });

/** The model writes one list after the other, and solves all questions except `unsolved`. */
const scripted = (rounds: readonly (readonly WrittenQuestion[])[], unsolved: readonly string[] = []) => {
  const answers = new Map(
    [...rounds.flat(), ...later]
      .filter(({ question }) => !unsolved.includes(question))
      .map(({ question, options, fixed_last_option, correct_index }) => [
        question,
        [...options, fixed_last_option ?? ''][correct_index] ?? '',
      ]),
  );
  let round = 0;
  const written = (request: ChatRequest) =>
    isOfFirst(request)
      ? { knows_book: true, questions: rounds[Math.min(round++, rounds.length - 1)] }
      : { knows_book: true, questions: later };
  model.script.chat = (request) =>
    JSON.stringify(
      taskOf(request) === 'quiz' ? written(request) : { solutions: solutionsTo(request, answers) },
    );
};

const isOfFirst = (request: ChatRequest) => materialOf(request).includes('## Chapter 1:');

/** All questions on the first chapter: the quiz on two chapters contains those that the quiz on one did not. */
const wholeBank = async (id: string) => {
  const child = await createPerson();
  const quizzes = [await startQuiz(child, id, 1), await startQuiz(child, id, 2)];
  expect(quizzes.map(({ status }) => status)).toEqual([200, 200]);
  return quizzes.flatMap(({ body }) => body.quiz).filter((one) => one.id.startsWith('1.'));
};
const stems = (questions: readonly { readonly question: string }[]) =>
  questions.map(({ question }) => question).toSorted();
const writings = () => model.seen.chat.filter((request) => taskOf(request) === 'quiz' && isOfFirst(request));

test('200: no kind of bad question reaches a child, even if the model confirms it', async () => {
  const { id } = await bookFor(fairOnes);
  scripted([[...bad, ...indecent, ...fairOnes]]);
  expect(stems(await wholeBank(id))).toEqual(stems(fairOnes));
});

test('200: the same questions without their flaws reach the child', async () => {
  const { id } = await bookFor([]);
  scripted([unflawed.slice(0, 12)]);
  expect(stems(await wholeBank(id))).toEqual(stems(unflawed.slice(0, 12)));
});

test('200: both rounds are judged together: no question is rephrased, and length does not reveal the keys', async () => {
  const long = (thing: string, i: number) =>
    fair(thing, i, `${places[i % 4]} under the oldest ${thing} of all`);
  const first = [...things.slice(0, 4).map(long), ...things.slice(4, 11).map((thing, i) => fair(thing, i))];
  const near = { ...fair('old button', 1), question: 'Where did Brundle keep the old kettle?' };
  const second = [
    near,
    ...['wagon', 'ribbon', 'pencil'].map(long),
    ...['garden tool', 'blanket', 'acorn'].map((thing, i) => fair(thing, i)),
  ];
  const { id } = await bookFor([...first, ...second]);
  scripted([first, second], stems(first.slice(9)));
  const bank = await wholeBank(id);
  expect(writings()).toHaveLength(2);
  expect(stems(bank)).not.toContain(near.question);
  const byLength = bank.filter(({ correct_option }) => correct_option.includes('under the oldest'));
  expect(bank.length).toBeGreaterThanOrEqual(12);
  expect(byLength.length).toBeLessThanOrEqual(bank.length * 0.45);
});

test('200: fewer than twelve questions cause one more round, and ten suffice if it has no result', async () => {
  const [one, other] = [await bookFor(fairOnes), await bookFor(fairOnes)];
  scripted([fairOnes.slice(0, 10), fairOnes]);
  expect(stems(await wholeBank(one.id))).toEqual(stems(fairOnes));
  expect(writings().map((request) => materialOf(request).includes('# Questions that exist already'))).toEqual(
    [false, true],
  );
  scripted([fairOnes.slice(0, 10), []]);
  expect(stems(await wholeBank(other.id))).toEqual(stems(fairOnes.slice(0, 10)));
});

test('200: what is good of each round is kept, and the next one is told why questions were refused', async () => {
  const [first, second] = [fairOnes.slice(0, 4), fairOnes.slice(4)];
  const flawed = { ...fair('kite', 0), question: 'What would you collect if you were Brundle?' };
  const { id } = await bookFor(fairOnes);
  scripted([[...first, flawed], second]);
  expect(stems(await wholeBank(id))).toEqual(stems(fairOnes));
  expect(writings()).toHaveLength(2);
  const [, next] = writings().map(materialOf);
  expect(next).toContain(`${flawed.question} (asks for an opinion)`);
  for (const { question } of first) expect(next).toContain(question);
});
