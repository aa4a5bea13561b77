import { contentStems, mentions } from '../../../lambdas/safety/text/words';
import type { Topic } from './topics';

/** Whether a text contains all these words; false for an empty list. */
export const reveals = (text: string, secret: readonly string[]): boolean => {
  const told = new Set(contentStems(text));
  return secret.length > 0 && secret.every((word) => told.has(word));
};

/** An answer together with this many words of its question reveals that they belong together. */
const fewestWords = 2;

/** Whether a reply has revealed the answer of a topic or quoted its sentence. */
export const isTold = ({ expected, evidence, lead, question }: Topic, reply: string): boolean => {
  const quotes = lead !== '' || expected !== null;
  if (quotes && evidence !== '' && mentions(reply, evidence)) return true;
  if (expected === null || !reveals(reply, contentStems(expected))) return false;
  const said = new Set(contentStems(reply));
  return contentStems(question).filter((word) => said.has(word)).length >= fewestWords;
};
