import type { WritingFeedback } from '../../../contract/comics/endpoints';
import { any, near } from '../../safety/output/danger-words';
import { holdsPassage, isStatement, mostWordsInRow, quotedIn } from './pasteable';

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export const strengthsGiven = 2;
export const mostLookAgain = 2;
export const longestText = 220;

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

const number = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';

/** A mark, or a comparison with other writers. */
const marks = any(
  `${number}(?: (?:points?|stars?|marks?))? ?(?:/|out of) ?${number}`,
  'grades?:? [a-f](?: (?:minus|plus))?',
  near(
    'better|worse|best|worst|weaker|stronger|nicer|more|ahead',
    'your (?:age|class|school|group)|(?:others?|children|kids) write',
    50,
  ),
);

const poor =
  '(?:boring|dull|stupid|silly|lazy|dumb|bad(?:ly)?|wrong|embarrassing|no (?:clue|idea|talent)|rubbish|nonsense)';

/** Contempt for who writes. A story may well be about something silly. */
const mean = any(
  `you (?:really |just |simply )?(?:are|have|write|spell|know)(?: \\p{L}+){0,3} ${poor}`,
  `(?:who|that) writes? (?:\\p{L}+ ){0,2}${poor}`,
  '(?:only|just) (?:a|an) (?:\\p{L}+ )?(?:baby|child|kid|fool)',
  '(?:spell|write|think|do it|know) (?:\\p{L}+ )?better than you|than you (?:can|could|do)',
  `how ${poor}(?=!)|yawn|ha ha|ugh`,
);

/** Advice on food, weight or medicine, which is no matter of a story. */
const body =
  'eat(?:ing)?|food|meals?|lunch|breakfast|dinner|sweets|weigh|weight|thin|fat|diet|medicine|tablets?|pills?|doctors?';
const advice = 'should|must|better|stop|only|never|go without|leave out|avoid|skip|need no|take|from now on';
const healthAdvice = any(near(body, advice, 40), near(advice, body, 40));

const withoutQuoted = (text: string) => quotedIn(text).reduce((rest, words) => rest.replace(words, ''), text);

/** A question is about the story, and so are words for food that the story has. */
const isHealthAdvice = (text: string, story: string) =>
  (text.match(/[^.!?]+[.!?]*/g) ?? []).some(
    (sentence) =>
      !sentence.includes('?') &&
      healthAdvice.test(sentence) &&
      (sentence.match(new RegExp(any(body), 'giu')) ?? []).some((word) => !stands(wordsIn(word), story)),
  );

/** Why a text is no feedback of a kind coach on a story; undefined if it may be. */
const unkind = (text: string, story: string): string | undefined => {
  const own = withoutQuoted(text);
  if (marks.test(own)) return 'mark or comparison';
  if (mean.test(own)) return 'mean';
  return isHealthAdvice(own, story) ? 'advice on health' : undefined;
};

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
  const flaw = said.map((text) => unkind(text, story)).find((one) => one !== undefined);
  if (flaw !== undefined) return flaw;
  if (isStatement(next)) return 'sentence that asks nothing';
  if (look_again.length > mostLookAgain) return 'too many words to look at';
  // For "freind's" in the story, "freind" may be shown.
  const words = new Set([...wordsIn(story), ...wordsIn(story.replace(/[’']/g, ' '))]);
  if (look_again.some((word) => wordsIn(word).length !== 1 || !words.has(wordsIn(word)[0] ?? '')))
    return 'word that is not in the story';
  return undefined;
};
