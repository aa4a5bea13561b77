import * as z from 'zod/mini';
import type { QuizQuestion } from '../../contract/quiz';
import { optionName } from '../../contract/rules/quiz';

/** A question as the model writes it. */
export const WrittenQuestion = z.object({
  chapter: z.int(),
  question: z.string(),
  /** Four of them. */
  options: z.array(z.string()),
  /** A fifth option such as "None of these", which always stays last. */
  fixed_last_option: z.nullable(z.string()),
  /** From 0; the fixed last option is 4. */
  correct_index: z.int(),
  explanation: z.string(),
  /** Verbatim from the text; null if the text is not available. */
  evidence: z.nullable(z.string()),
});
export type WrittenQuestion = z.infer<typeof WrittenQuestion>;

/** The permitted subject of the questions: the numbers of the chapters and their text, if available. */
export interface Material {
  /** Null for a book without chapters. */
  readonly chapters: readonly number[] | null;
  /** Null if the text is not available; otherwise by chapter, the whole under 0. */
  readonly texts: ReadonlyMap<number, string> | null;
}

const limits = { question: 300, option: 120, explanation: 400 };

const essence = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * A correct option that is much longer or shorter than the others can be picked without reading. A fixed last option is
 * exempt.
 */
const isKeyObvious = (options: readonly string[], key: number): boolean => {
  const text = options[key];
  if (text === undefined) return false;
  const { length } = text;
  const others = options.filter((_, i) => i !== key).map((option) => option.length);
  const longest = Math.max(...others);
  const shortest = Math.min(...others);
  return (
    (length > 1.6 * longest && length - longest > 10) || (shortest > 1.8 * length && shortest - length > 10)
  );
};

const allOptions = (written: WrittenQuestion) =>
  written.fixed_last_option === null ? written.options : [...written.options, written.fixed_last_option];

const textFor = (written: WrittenQuestion, { chapters, texts }: Material) =>
  texts?.get(chapters === null ? 0 : written.chapter);

/** The reason why a question must not be asked; undefined when it may be. Exported to test each reason. */
export const flawOf = (written: WrittenQuestion, material: Material): string | undefined => {
  const options = allOptions(written);
  const text = textFor(written, material);
  if (essence(written.question) === '' || written.question.length > limits.question)
    return 'stem empty or too long';
  if (written.options.length !== 4) return 'not four options';
  if (options.some((o) => essence(o) === '' || o.length > limits.option)) return 'option empty or too long';
  if (new Set(options.map(essence)).size < options.length) return 'duplicate options';
  if (options[written.correct_index] === undefined) return 'key out of range';
  if (isKeyObvious(written.options, written.correct_index)) return 'key recognisable by its length';
  if (essence(written.explanation) === '' || written.explanation.length > limits.explanation)
    return 'explanation empty or too long';
  if (material.chapters !== null && !material.chapters.includes(written.chapter))
    return 'chapter out of range';
  if (text !== undefined && (!written.evidence || !spaced(text).includes(spaced(written.evidence))))
    return 'evidence not in the text';
  return undefined;
};

const toQuestion = (written: WrittenQuestion): QuizQuestion => ({
  question: spaced(written.question),
  options: allOptions(written).map(spaced),
  correct_option: optionName(written.correct_index),
  explanation: spaced(written.explanation),
  evidence: written.evidence && spaced(written.evidence),
});

/** The questions that may be asked, without duplicate stems. */
export const usableQuestions = (written: readonly WrittenQuestion[], material: Material): QuizQuestion[] => {
  const stems = new Set<string>();
  return written.flatMap((question) => {
    const stem = essence(question.question);
    if (stems.has(stem) || flawOf(question, material) !== undefined) return [];
    stems.add(stem);
    return [toQuestion(question)];
  });
};
