import { contentStems, essence } from '../../../lambdas/safety/text/words';
import type { Topic } from './topics';

/** Whether a text contains all these words; false for an empty list. */
export const reveals = (text: string, secret: readonly string[]): boolean => {
  const told = new Set(contentStems(text));
  return secret.length > 0 && secret.every((word) => told.has(word));
};

/** An answer together with this many words of its question reveals that they belong together. */
const fewestWords = 2;

interface TopicWords {
  readonly evidence: string;
  readonly lead: string;
  readonly expected: readonly string[];
  readonly question: readonly string[];
}

const known = new WeakMap<Topic, TopicWords>();

/** A topic is compared with many replies: its words are found once. */
const wordsOf = (topic: Topic): TopicWords => {
  const words = known.get(topic) ?? {
    evidence: essence(topic.evidence),
    lead: essence(topic.lead),
    expected: contentStems(topic.expected ?? ''),
    question: contentStems(topic.question),
  };
  known.set(topic, words);
  return words;
};

/** Tells of each topic whether a reply has revealed its answer, or told or quoted its sentence. */
export const toldBy = (reply: string) => {
  const [plain, said] = [` ${essence(reply)} `, new Set(contentStems(reply))];
  return (topic: Topic): boolean => {
    const { evidence, lead, expected, question } = wordsOf(topic);
    const quotes = topic.lead !== '' || topic.expected !== null;
    if (quotes && evidence !== '' && plain.includes(` ${evidence} `)) return true;
    if (lead !== '' && plain.includes(` ${lead} `)) return true;
    if (expected.length === 0 || !expected.every((word) => said.has(word))) return false;
    return question.filter((word) => said.has(word)).length >= fewestWords;
  };
};
