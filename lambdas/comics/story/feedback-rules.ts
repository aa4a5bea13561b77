import type { WritingFeedback } from '../../../contract/comics/endpoints';
import { holdsPassage, isStatement, mostWordsInRow, quotedIn } from './pasteable';

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const strengthsGiven = 2;
const mostLookAgain = 2;
const longestText = 220;

/** Whether a text contains the words in a row. */
const stands = (words: readonly string[], text: string): boolean =>
  words.length > 0 && ` ${wordsIn(text).join(' ')} `.includes(` ${words.join(' ')} `);

/** Whether a text copies more words in a row from the story than a quotation may have. */
export const copiesStory = (text: string, story: string): boolean => {
  const words = wordsIn(text);
  return words.some((_, i) => {
    const run = words.slice(i, i + mostWordsInRow + 1);
    return run.length > mostWordsInRow && stands(run, story);
  });
};

/** Whether a text offers words to paste: a passage, or a quotation that is not the child's own. */
const suggestsWords = (text: string, story: string): boolean =>
  holdsPassage(text) ||
  quotedIn(text).some((words) => {
    const said = wordsIn(words);
    return said.length > 1 && !stands(said, story);
  });

/** Phrases that give a spelling or begin a rewrite. */
const rewrites =
  /\b(?:you (?:could|can|should|might) write|write (?:this|it like)|for example|instead of|rewrite|change (?:it|this) to|here is (?:a|your)|spelled?|correct(?:ed|ion)?)\b/i;

/** The reason why feedback must not reach the child; undefined if it may. */
export const flawOfFeedback = (feedback: WritingFeedback, story: string): string | undefined => {
  const { strengths, next, look_again } = feedback;
  const said = [...strengths.map(({ why }) => why), next];
  if (strengths.length !== strengthsGiven) return 'not two strengths';
  if (strengths.some(({ quote }) => !stands(wordsIn(quote), story)))
    return 'quotation that is not the child’s';
  if (strengths.some(({ quote }) => wordsIn(quote).length > mostWordsInRow)) return 'long quotation';
  if (new Set(strengths.map(({ quote }) => wordsIn(quote).join(' '))).size < strengthsGiven)
    return 'the same twice';
  if ((next.match(/\?/g) ?? []).length !== 1 || !next.trim().endsWith('?')) return 'not one question';
  if (said.some((text) => text.trim() === '' || text.length > longestText)) return 'empty or too long';
  if (said.some((text) => copiesStory(text, story))) return 'copies the story';
  if (said.some((text) => suggestsWords(text, story) || rewrites.test(text))) return 'rewrites';
  if (isStatement(next)) return 'sentence that asks nothing';
  if (look_again.length > mostLookAgain) return 'too many words to look at';
  // For "freind's" in the story, "freind" may be shown.
  const words = new Set([...wordsIn(story), ...wordsIn(story.replace(/[’']/g, ' '))]);
  if (look_again.some((word) => wordsIn(word).length !== 1 || !words.has(wordsIn(word)[0] ?? '')))
    return 'word that is not in the story';
  return undefined;
};
