import * as z from 'zod/mini';
import { quoted } from '../../model/as-data';
import { ask } from '../../model/ask';
import { listUpTo } from '../../model/bounded';
import type { BankQuestion } from './bank-store';
import { withoutGuessed } from './checks/guessed';
import { newOrder, optionsInOrder } from './option-order';
import { type Subject, subjectLines, subjectWithText } from './subject';

const Solutions = z.object({
  solutions: listUpTo(40, z.object({ question: z.int(), option: z.nullable(z.int()) })),
});

const instructions = `You answer multiple-choice questions about a children's book.
Give the number of the right option for each question, and null where you cannot tell. Never guess.
If the text of the chapter is given, it alone decides: a question that it does not answer, or that has two right options, gets null.`;

const guessing = `You are shown the options of multiple-choice questions, without the questions and without the book.
Say for each which option looks like the right one: the one that is odd, more precise or more careful than the others. Give its number, and null where none stands out.`;

const proving = `You check the proofs of multiple-choice questions about a children's book. Each question comes with a sentence of the book and an explanation.
Give for each the number of the option to which both lead: the sentence is about what is asked, and the explanation says nothing else.
Give null where the sentence has nothing to do with the answer, or where the explanation contradicts the sentence or belongs to no option. Never use what you know of the book.`;

/** A reader of questions: what is asked of it, what it sees of a question, and what follows the questions. */
interface Reader {
  readonly instructions: string;
  readonly stem?: (question: BankQuestion) => string;
  /** Lines after the options. */
  readonly proof?: (question: BankQuestion) => readonly string[];
  readonly about: string;
}

/** In characters: more than two long sentences of a novel have. */
const longestProof = 1500;

const proofLines = ({ evidence, explanation }: BankQuestion) => [
  `   The book: ${quoted(evidence ?? '', longestProof)}`,
  `   Explanation: ${quoted(explanation, longestProof)}`,
];

/** The index of the option that the model chooses for each question, in a new order of options; null if it cannot tell. */
const solve = async (
  questions: readonly BankQuestion[],
  { instructions, stem = ({ question }) => question, proof = () => [], about }: Reader,
): Promise<(number | null)[]> => {
  const orders = questions.map((question) => optionsInOrder(newOrder(), question));
  const listed = questions.map((question, i) => {
    const options = orders[i]?.map((at, shown) => `   ${shown + 1}) ${question.options[at]}`) ?? [];
    return [`${i + 1}. ${stem(question)}`, ...options, ...proof(question)].join('\n');
  });
  const { solutions } = await ask({
    feature: 'solving',
    instructions,
    material: `# Questions\n\n${listed.join('\n\n')}\n\n${about}`,
    answer: Solutions,
    check: (answer) => answer,
    // The answer is numbers only: a child reads none of it.
    texts: () => [],
  });
  const chosen = new Map(solutions.map(({ question, option }) => [question, option]));
  return questions.map((_, i) => {
    const option = chosen.get(i + 1) ?? null;
    return option === null ? null : (orders[i]?.[option - 1] ?? null);
  });
};

/**
 * The questions that models solve without seeing the key. With the text, one solver must find the key, and another one must find
 * it from the evidence and the explanation; without it, two independent solvers must. A question that is solved twice from its
 * options alone can be guessed without reading: at most a quarter of the questions may be. Throws what `ask` throws: an
 * unverified question is not asked.
 */
export const verified = async (
  subject: Subject,
  questions: readonly BankQuestion[],
): Promise<BankQuestion[]> => {
  if (questions.length === 0) return [];
  const read = { instructions, about: subjectWithText(subject) };
  const prove = { instructions: proving, about: subjectLines(subject), proof: proofLines };
  const remember = { instructions, about: subjectLines(subject) };
  const guess = { instructions: guessing, about: '', stem: () => '(not shown)' };
  const solvers = subject.text === null ? [remember, remember] : [read, prove];
  const [guesses, solutions] = await Promise.all([
    Promise.all([guess, guess].map((how) => solve(questions, how))),
    Promise.all(solvers.map((how) => solve(questions, how))),
  ]);
  const allFind = (found: readonly (readonly (number | null)[])[], i: number) =>
    found.every((one) => one[i] === questions[i]?.key);
  const solved = questions.filter((_, i) => allFind(solutions, i));
  const guessed = new Set(questions.filter((_, i) => allFind(guesses, i)));
  return withoutGuessed(
    solved,
    solved.filter((question) => guessed.has(question)),
  );
};
