import { contentStems } from '../../../lambdas/platform/text/words';

export type Judgement = 'right' | 'partly' | 'wrong' | 'none';

const unsure = /\b(?:don'?t know|dunno|no idea|not sure|idk|forgot|can'?t remember|tell me|hint)\b/i;

/** A question of the child's own, which is no try. */
export const isQuestion = (words: string): boolean =>
  /\?\s*$/.test(words) || /^(?:who|what|why|where|when|how|are|do|does|can|is|will)\b/i.test(words.trim());

const share = (wanted: readonly string[], said: ReadonlySet<string>): number =>
  wanted.length === 0 ? 0 : wanted.filter((word) => said.has(word)).length / wanted.length;

/** How far the words say the expected answer: by its words, and partly by those of the sentence that proves it. */
export const judge = (words: string, expected: string | null, evidence: string | undefined): Judgement => {
  const said = new Set(contentStems(words));
  if (unsure.test(words) || said.size === 0) return 'none';
  if (expected === null) return 'right';
  const answer = share(contentStems(expected), said);
  if (answer >= 0.5) return 'right';
  if (isQuestion(words)) return 'none';
  const near = [...new Set(contentStems(evidence ?? ''))].filter((word) => said.has(word)).length;
  return answer > 0 || near >= 2 ? 'partly' : 'wrong';
};
