import * as z from 'zod/mini';
import { skills } from '../../../../contract/rules/quiz';
import { listUpTo, textUpTo } from '../../../model/bounded';

/** A question as the model writes it. */
export const WrittenQuestion = z.object({
  chapter: z.int(),
  skill: z.enum(skills),
  question: textUpTo(200),
  /** Four options. */
  options: listUpTo(4, textUpTo(120)),
  /** A fifth option such as "None of these", which always stays last. */
  fixed_last_option: z.nullable(textUpTo(60)),
  /** From 0; the fixed last option is 4. */
  correct_index: z.int(),
  explanation: textUpTo(240),
  /** Quoted from the text; null if the text is not available. */
  evidence: z.nullable(textUpTo(600)),
});
export type WrittenQuestion = z.infer<typeof WrittenQuestion>;

/** The permitted subject of the questions: the numbers of the chapters and their text, if available. */
export interface Material {
  /** Null for a book without chapters. */
  readonly chapters: readonly number[] | null;
  /** By chapter, the whole book under 0. Null if the text is not available. */
  readonly texts: ReadonlyMap<number, string> | null;
  /** Names that the story does not mention before a later chapter (`laterNames`). Never part of a prompt. */
  readonly laterNames: ReadonlySet<string>;
}

/** True if the question must not be asked. */
export type Flaw = (written: WrittenQuestion, material: Material) => boolean;

/** All options in their order: a fixed last option is the fifth. */
export const optionsOf = ({ options, fixed_last_option: last }: WrittenQuestion): readonly string[] =>
  last === null ? options : [...options, last];

/** The right option; empty if there is none. */
export const keyOf = (written: WrittenQuestion): string => optionsOf(written)[written.correct_index] ?? '';

/** The wrong ones of the four options. */
export const distractorsOf = ({ options, correct_index }: WrittenQuestion): readonly string[] =>
  options.filter((_, i) => i !== correct_index);

/** The text on which the question must rest; undefined if it is not available. */
export const textFor = (written: WrittenQuestion, { chapters, texts }: Material): string | undefined =>
  texts?.get(chapters === null ? 0 : written.chapter);
