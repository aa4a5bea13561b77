import { sentencesOf } from '../learned/tokens';
import { learned } from '../learned/weights';

/** From this probability on a sentence is dangerous, chosen so that few harmless replies reach it (docs/evaluation.md). */
const threshold = 0.6;

/** Fewer words mean too little alone: "A bread knife" is the answer of a quiz. */
const fewestWords = 4;

/** Whether a classifier takes a sentence, in any language, for one that no child may read. */
export const isLearnedDanger = (sentence: string): boolean =>
  sentencesOf(sentence).flat().length >= fewestWords &&
  (learned('output')(sentence)['unsafe'] ?? 0) >= threshold;
