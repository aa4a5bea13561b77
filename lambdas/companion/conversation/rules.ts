import { claimsLife } from '../../safety/output/dangers';
import { namesAny } from '../../safety/text/later-names';
import { gradeOfOwnWords } from '../../safety/text/own-words';
import { contentStems, contentWords, countWords, mentions } from '../../safety/text/words';
import type { Draft } from './draft';
import { isFarewell } from './farewell';
import { secretOf } from './judgement';
import { isSameQuestion, questionsIn, statementsIn } from './questions';
import type { Talk } from './talk';

export const wordLimit = 60;

/** The answer to an open question is not told before the child has tried this often. */
export const triesBeforeTelling = 2;

/** How many school grades an English reply may be above the child's reading level; the measure counts English syllables. */
export const gradesAbove = 2;

/** A third of the words of any English text are among the most frequent ones; hardly one of another language is. */
const isEnglish = (text: string): boolean => contentWords(text).length < 0.8 * countWords(text);

/** Quotations of at least three words; shorter ones set off a word. */
const quotationsIn = (text: string): string[] =>
  [...text.matchAll(/["“]([^"”]+)["”]/gu)]
    .map(([, quoted = '']) => quoted)
    .filter((quoted) => countWords(quoted) >= 3);

const isIn = (texts: readonly string[], passage: string): boolean =>
  texts.some((text) => mentions(text, passage));

const hasAll = (text: string, stems: readonly string[]): boolean => {
  const said = new Set(contentStems(text));
  return stems.length > 0 && stems.every((word) => said.has(word));
};

/** Whether the reply gives away the answer that its own question expects. */
const answersItself = ({ reply, expected, move }: Draft, { open }: Talk, words: string): boolean => {
  if (expected === null) return false;
  const asked = [...questionsIn(reply), move === 'hint' ? (open?.question ?? '') : ''].join(' ');
  const secret = secretOf(expected, asked);
  return hasAll(statementsIn(reply), secret) && !hasAll(words, secret);
};

/** The child gives a question up: the answer is told before it has tried twice. */
export const asksForAnswer = (words: string): boolean =>
  /\b(?:just|you) tell me\b|\b(?:tell|give) me the answer\b|\bwhat(?:['’]?s| is| was) the (?:right )?answer\b/i.test(
    words,
  );

/** Of three replies in a row one asks: a child that is asked at each turn is tested, and not talked with. */
const hasJustAsked = ({ turns }: Talk): boolean =>
  turns
    .filter(({ role }) => role === 'companion')
    .slice(-2)
    .some(({ text }) => questionsIn(text).length > 0);

/** What the next draft must do otherwise, by the reason why one was refused. */
const advice = {
  'empty or too long': () => `The reply is empty or has more than ${wordLimit} words`,
  'too hard to read': ({ grade }) => `The words and sentences are too long for grade ${grade}`,
  'not exactly one question': () => 'The reply must have exactly one question and one question mark',
  'asked before': (_, draft) => `"${questionsIn(draft.reply)[0]}" was asked before`,
  'names a later chapter': () => 'The reply or the expected answer names what the child has not read yet',
  'quotation that is not in the text': () => 'A quotation must stand in the passages letter for letter',
  'affirms a wrong answer': () =>
    'The child has said none of the expected words, so the answer is not "right"',
  'tells the answer too early': () => 'The reply gives the expected answer away: the child may try again',
  'answers its own question': () => 'The reply says the answer that its question expects',
  'claims a life': () => 'Wren is a bird and an AI: no body of a person, no family, no past',
} satisfies Record<string, (talk: Talk, draft: Draft) => string>;

export type Flaw = keyof typeof advice;

export const adviceOn = (flaw: Flaw, talk: Talk, draft: Draft): string => advice[flaw](talk, draft);

/**
 * The reason why a draft must not reach the child; undefined when it may. `words` is what the child said, as it was sent.
 * Exported to test each reason.
 */
export const flawOf = (draft: Draft, talk: Talk, words: string): Flaw | undefined => {
  const { reply, move, judged, expected } = draft;
  const { open, laterNames, turns } = talk;
  const texts = talk.chapters.flatMap(({ text }) => (text === null ? [] : [text]));
  const questions = questionsIn(reply);
  const asked = turns.filter(({ role }) => role === 'companion').flatMap(({ text }) => questionsIn(text));
  if (countWords(reply) === 0 || countWords(reply) > wordLimit) return 'empty or too long';
  if (isEnglish(reply) && gradeOfOwnWords(reply) > talk.grade + gradesAbove) return 'too hard to read';
  if (talk.character === null && claimsLife(statementsIn(reply))) return 'claims a life';
  const mayRest = isFarewell(words) || hasJustAsked(talk);
  if (questions.length > 1 || (questions.length === 0 && !mayRest)) return 'not exactly one question';
  // A hint may repeat its question.
  if (move !== 'hint' && asked.some((one) => isSameQuestion(questions[0] ?? '', one))) return 'asked before';
  if (namesAny(`${reply} ${expected ?? ''}`, laterNames)) return 'names a later chapter';
  if (
    quotationsIn(reply).some((quoted) => !isIn([...texts, words, ...turns.map(({ text }) => text)], quoted))
  )
    return 'quotation that is not in the text';
  const isTooEarly =
    open?.expected != null && judged !== 'right' && open.tries < triesBeforeTelling && !asksForAnswer(words);
  if (isTooEarly && hasAll(reply, contentStems(open.expected ?? ''))) return 'tells the answer too early';
  if (answersItself(draft, talk, words)) return 'answers its own question';
  return undefined;
};
