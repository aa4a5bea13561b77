import { contentStems, countWords } from '../../../lambdas/safety/text/words';
import type { TalkRequest } from './read';
import { reveals } from './told';

/**
 * Longer sentences leave no room for a question. The second limit is for one long sentence, or two that belong together, before a
 * short question.
 */
const mostWords = 24;
const mostWordsTogether = 30;

/** Shorter sentences tell nothing by themselves. */
const fewestWords = 4;

/** A word in more sentences than these does not identify a sentence. */
const mostSentences = 6;

const split = (text: string): string[] =>
  text.replace(/\s+/g, ' ').split(/(?<=[.!?]["”]?)\s+(?=["“]?\p{Lu})/u);

const fitting = (sentences: readonly string[], most: number): string[] =>
  sentences.filter((sentence) => countWords(sentence) <= most && !sentence.includes('?'));

const sentencesIn = (text: string): string[] => fitting(split(text), mostWords);

/** Long sentences, and pairs of neighbouring sentences. */
const togetherIn = (text: string): string[] => {
  const sentences = split(text);
  const pairs = sentences.slice(1).map((next, i) => `${sentences[i]} ${next}`);
  return fitting([...sentences, ...pairs], mostWordsTogether);
};

/** The sentences of the texts that were not said before and do not reveal the secret words. */
const candidates = (
  texts: readonly string[],
  { said }: TalkRequest,
  secret: readonly string[],
  sentencesOf = sentencesIn,
): string[] => {
  const before = said.map(({ text }) => text).join('\n');
  return texts
    .flatMap(sentencesOf)
    .filter((sentence) => !before.includes(sentence) && !reveals(sentence, secret));
};

/**
 * The sentence that best answers a question of the child: it shares the rarest words with the question and was not said before.
 * Undefined if no sentence shares a rare word. `secret` contains the words of an answer that must not be revealed yet.
 */
export const sentenceFor = (request: TalkRequest, secret: readonly string[]): string | undefined => {
  const texts = request.chapters.map(({ text }) => text);
  const sentences = candidates(texts, request, secret);
  const stems = sentences.map((sentence) => new Set(contentStems(sentence)));
  const wanted = new Set(contentStems(request.words));
  const weight = (word: string) => 1 / Math.max(1, stems.filter((some) => some.has(word)).length);
  const scores = stems.map((some) =>
    [...wanted].filter((word) => some.has(word)).reduce((sum, word) => sum + weight(word), 0),
  );
  const best = Math.max(0, ...scores);
  return best < 1 / mostSentences ? undefined : sentences[scores.indexOf(best)];
};

/** The themes of questions to a character, with the words by which a story tells about them. */
const themes: readonly (readonly [asked: RegExp, tells: RegExp])[] = [
  [
    /\b(?:afraid|scar(?:ed|es?|y)|fears?|frightened|worr(?:y|ied))\b/i,
    /\b(?:afraid|scared|fear\w*|fright\w*|worr\w+|nervous\w*|trembl\w+|shiver\w*|shy|pale|shook|gulped)\b/i,
  ],
  [
    /\b(?:like|likes|love|favou?rite|best|enjoy|dream|wish|want)\b/i,
    /\b(?:liked|likes|(?:should|would) like|lov(?:ed|es?)|favou?rite|best|enjoy\w*|dream\w*|wish\w*|want\w*|hoped?|delicious|proud\w*|smil\w+|laugh\w*|happy|happily)\b/i,
  ],
  [/\bwhy\b/i, /\b(?:because|so that|in order to|wanted to|had to)\b/i],
  // A long sentence usually tells an event.
  [/\bhappen/i, /(?:\S+\s+){7}\S/],
];

/** The last of the sentences with the highest score. */
const bestOf = (sentences: readonly string[], score: (sentence: string) => number): string | undefined =>
  sentences.reduce<string | undefined>(
    (best, one) => (best === undefined || score(one) >= score(best) ? one : best),
    undefined,
  );

/**
 * The sentence that best answers a question to the character, among those that mention the character. `isAnswer` is false for
 * a sentence about something else. Undefined when none is left.
 */
export const sentenceAbout = (
  request: TalkRequest,
  texts: readonly string[],
  names: readonly string[],
  secret: readonly string[],
): { readonly sentence: string; readonly isAnswer: boolean } | undefined => {
  const isOfMe = (sentence: string) =>
    names.some((name) => sentence.includes(name)) && countWords(sentence) >= fewestWords;
  const alone = candidates(texts, request, secret).filter(isOfMe);
  const ofMe = alone.length > 0 ? alone : candidates(texts, request, secret, togetherIn).filter(isOfMe);
  const theme = themes.find(([asked]) => asked.test(request.words))?.[1];
  const wanted = new Set(contentStems(request.words));
  const score = (sentence: string): number =>
    theme === undefined
      ? contentStems(sentence).filter((word) => wanted.has(word)).length
      : Number(theme.test(sentence));
  const sentence = bestOf(ofMe, score);
  return sentence === undefined ? undefined : { sentence, isAnswer: score(sentence) > 0 };
};
