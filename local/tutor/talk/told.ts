import { contentStems, mentions } from '../../../lambdas/platform/text/words';
import type { Topic } from './topics';

/** Whether a text says all these words; false for no words. */
export const reveals = (text: string, secret: readonly string[]): boolean => {
  const told = new Set(contentStems(text));
  return secret.length > 0 && secret.every((word) => told.has(word));
};

/** So many words of a question beside its answer tell that the answer belongs to it. */
const fewestWords = 2;

/** Whether a reply has said what a topic would ask for, or has quoted its sentence. */
export const isTold = ({ expected, evidence, lead, question }: Topic, reply: string): boolean => {
  const quotes = lead !== '' || expected !== null;
  if (quotes && evidence !== '' && mentions(reply, evidence)) return true;
  if (expected === null || !reveals(reply, contentStems(expected))) return false;
  const said = new Set(contentStems(reply));
  return contentStems(question).filter((word) => said.has(word)).length >= fewestWords;
};
