import { contentStems, countWords } from '../../../lambdas/platform/text/words';
import type { TalkRequest } from './read';

/** Longer ones leave no room for a question. */
const mostWords = 24;

/** A word in more sentences than these says little about which one is meant. */
const mostSentences = 6;

const sentencesIn = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]["”]?)\s+(?=["“]?\p{Lu})/u)
    .filter((sentence) => countWords(sentence) <= mostWords && !sentence.includes('?'));

/**
 * The sentence that best answers a question of the child: the one that shares the rarest words with it, and was not said
 * before. Undefined where none shares a telling word. `secret` are the words of an answer that may not be told yet.
 */
export const sentenceFor = (
  { words, chapters, said }: TalkRequest,
  secret: readonly string[],
): string | undefined => {
  const before = said.map(({ text }) => text).join('\n');
  const sentences = chapters
    .flatMap(({ text }) => sentencesIn(text))
    .filter((sentence) => !before.includes(sentence));
  const stems = sentences.map((sentence) => new Set(contentStems(sentence)));
  const wanted = new Set(contentStems(words));
  const weight = (word: string) => 1 / Math.max(1, stems.filter((some) => some.has(word)).length);
  const scores = stems.map((some) =>
    secret.length > 0 && secret.every((word) => some.has(word))
      ? 0
      : [...wanted].filter((word) => some.has(word)).reduce((sum, word) => sum + weight(word), 0),
  );
  const best = Math.max(0, ...scores);
  return best < 1 / mostSentences ? undefined : sentences[scores.indexOf(best)];
};
