import { contract } from '../../contract';
import type { Recall } from '../../contract/quiz/recall';
import { optionIndex, optionName } from '../../contract/rules/quiz';
import type { Person } from './people';
import { type Given, handIn, rightAnswers, startQuiz, think } from './quiz';

const { dashboard, quiz } = contract;

type Child = Pick<Person, 'call'>;

/** A submitted quiz with the first answers right, all of them unless a number is given. */
export const quizWith = async (child: Child, bookId: string, end: number, right = 10): Promise<Given> => {
  const given = (await startQuiz(child, bookId, end)).body;
  await think();
  const answers = rightAnswers(given.quiz).map((answer, i) =>
    i < right ? answer : { ...answer, user_answer: wrongOf(answer) },
  );
  await handIn(child, given, answers);
  return given;
};

const wrongOf = ({ correct_option }: { correct_option: string }) =>
  optionName(((optionIndex(correct_option) ?? 0) + 1) % 4);

/** What the home offers. */
export const offered = async (child: Child) => (await child.call(dashboard.get, {})).body.recall;

export const begin = (child: Child) => child.call(quiz.beginRecall, {});

/** The two questions of today. Throws if there are none. */
export const begun = async (child: Child): Promise<Recall> => {
  const { recall } = (await begin(child)).body;
  if (recall === null) throw new Error('There is nothing to ask');
  return recall;
};

/** The right options of the questions, which the child knows from its quizzes. */
export const known = ({ questions }: Recall, ...quizzes: readonly Given[]): string[] =>
  questions.map(({ question, options }) => {
    const asked = quizzes.flatMap(({ quiz }) => quiz).find((one) => one.question === question);
    const text = asked?.options[optionIndex(asked.correct_option) ?? 0] ?? '';
    return optionName(options.indexOf(text));
  });

export const answerWith = (child: Child, { day }: Pick<Recall, 'day'>, answers: (string | null)[]) =>
  child.call(quiz.answerRecall, { body: { day, answers } });

export const putOff = (child: Child) => child.call(quiz.putOffRecall, {});

/** Answers today's two questions as the child knew them in the quiz, with the last `forgotten` ones left open. */
export const recallToday = async (child: Child, taken: Given, forgotten = 0) => {
  const recall = await begun(child);
  const answers = known(recall, taken).map((one, i) => (i < 2 - forgotten ? one : null));
  return answerWith(child, recall, answers);
};
