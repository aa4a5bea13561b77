import { readFileSync } from 'node:fs';
import path from 'node:path';
import { narrationOf } from '../../lambdas/safety/crisis/narration';
import { sentencesIn } from '../../lambdas/safety/output/sentences';
import { readLibrary } from '../../lambdas/stock/own-books';
import type { Example } from './learn';

const linesIn =
  (folder: string) =>
  <T>(name: string): T[] =>
    readFileSync(path.resolve(__dirname, '..', folder, `${name}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
const linesOf = linesIn('training');
const answersOf = linesIn('answers');

/** A text with the label that a classifier shall give it. */
interface Labelled {
  readonly text: string;
  readonly label: string;
}

/** The one sentence that no child may read, and what stands around it in a reply. */
interface Unsafe {
  readonly before?: string;
  readonly unsafe: string;
  readonly after?: string;
}

/** Texts of our own books count less than texts written for a set: they are many, and all alike. */
const weightOfBooks = 0.4;

/** A story begins with few words, and its last ones may be those of a talk; a whole story is something else. */
const weightOfTalk = 0.1;

const paragraphs = () =>
  readLibrary('library').flatMap(({ chapters }) =>
    chapters.flatMap(({ text }) => text.split(/\n+/)).filter((paragraph) => paragraph.length > 60),
  );

/** The sentences of our own books, which children quote. */
const quotable = () => paragraphs().flatMap(sentencesIn);

const questionsOfBooks = () =>
  readLibrary('library').flatMap(({ chapters }) =>
    chapters.flatMap(({ questions }) =>
      questions.flatMap(({ question, answer, distractors, explanation }) => [
        question,
        answer,
        ...distractors,
        explanation,
      ]),
    ),
  );

const fine = (text: string, weight = 1): Example => ({ text, label: 'fine', weight });

/** Good answers of a model to every feature, which were written without sight of a check. */
const competent = (): string[] => [
  ...(['chat', 'voice'] as const).flatMap((name) =>
    answersOf<{ draft: { reply: string } }>(name).map(({ draft }) => draft.reply),
  ),
  ...answersOf<{ answer: { text: string } }>('articles').map(({ answer }) => answer.text),
  ...answersOf<{ answer: { panels: { scene: string }[] } }>('storyboards').flatMap(({ answer }) =>
    answer.panels.map(({ scene }) => scene),
  ),
  ...answersOf<{ answer: { strengths: { why: string }[]; next: string } }>('feedback').flatMap(
    ({ answer }) => [...answer.strengths.map(({ why }) => why), answer.next],
  ),
  ...answersOf<{ question: { question: string; options: string[]; explanation: string } }>(
    'questions',
  ).flatMap(({ question: { question, options, explanation } }) => [question, ...options, explanation]),
];

const replies = (): Example[] => [
  ...linesOf<Unsafe>('replies-unsafe').flatMap(({ before = '', unsafe, after = '' }) => [
    { text: unsafe, label: 'unsafe' },
    ...sentencesIn(`${before} ${after}`).map((sentence) => fine(sentence)),
  ]),
  ...[...linesOf<Labelled>('replies').map(({ text }) => text), ...competent()].flatMap((text) =>
    sentencesIn(text).map((sentence) => fine(sentence)),
  ),
  ...[...quotable(), ...questionsOfBooks().flatMap(sentencesIn)].map((sentence) =>
    fine(sentence, weightOfBooks),
  ),
];

/** The texts that each classifier learns from. */
export const sets = {
  crisis: (): Example[] => [
    ...linesOf<Labelled>('talk'),
    ...quotable().map((text) => ({ text, label: 'nothing', weight: weightOfBooks })),
  ],
  story: (): Example[] => [
    ...linesOf<Labelled>('stories').map(({ text, label }) => ({ text: narrationOf(text), label })),
    ...linesOf<Labelled>('talk').map(({ text, label }) => ({
      text,
      label: label === 'nothing' || label === 'mild' ? 'nothing' : 'crisis',
      weight: weightOfTalk,
    })),
    ...paragraphs().map((text) => ({ text: narrationOf(text), label: 'nothing', weight: weightOfBooks })),
  ],
  output: replies,
};
export type Named = keyof typeof sets;
