import { namesAny } from '../../safety/text/later-names';
import { gradeOfOwnWords } from '../../safety/text/own-words';
import { contentStems, countWords, mentions } from '../../safety/text/words';
import { areProven, groundOf, statesUnclaimed } from './claims';
import type { Draft } from './draft';
import { isSameQuestion, questionsIn, statementsIn } from './questions';
import type { Talk } from './talk';

export const wordLimit = 60;

/** The answer to an open question is not told before the child has tried this often. */
export const triesBeforeTelling = 2;

/** How many school grades a reply may be above the child's reading level. */
export const gradesAbove = 1;

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

/** The words of an answer that do not occur in its question; all of them if every one occurs in it. */
const secretOf = (expected: string, question: string): string[] => {
  const asked = new Set(contentStems(question));
  const answer = contentStems(expected);
  const secret = answer.filter((word) => !asked.has(word));
  return secret.length > 0 ? secret : answer;
};

/** Whether the reply gives away the answer that its own question expects. */
const answersItself = ({ reply, expected, move }: Draft, { open }: Talk, words: string): boolean => {
  if (expected === null) return false;
  const asked = [...questionsIn(reply), move === 'hint' ? (open?.question ?? '') : ''].join(' ');
  const secret = secretOf(expected, asked);
  return hasAll(statementsIn(reply), secret) && !hasAll(words, secret);
};

/** A right answer has at least one in this many of the expected words, and at least one of them. */
const fewWords = 3;

/** A judgement of "right" needs some of the expected answer's words, if there is an expected answer. */
const affirmsWrongly = ({ judged }: Draft, { open }: Talk, words: string): boolean => {
  if (judged !== 'right' || open?.expected == null) return false;
  const answer = secretOf(open.expected, open.question);
  const said = new Set(contentStems(words));
  const found = answer.filter((word) => said.has(word)).length;
  return answer.length > 0 && found < Math.max(1, Math.floor(answer.length / fewWords));
};

/**
 * The reason why a draft must not reach the child; undefined when it may. `words` is what the child said, as it was sent.
 * Exported to test each reason.
 */
export const flawOf = (draft: Draft, talk: Talk, words: string): string | undefined => {
  const { reply, move, judged, expected } = draft;
  const { open, laterNames, turns } = talk;
  const texts = talk.chapters.flatMap(({ text }) => (text === null ? [] : [text]));
  const questions = questionsIn(reply);
  const asked = turns.filter(({ role }) => role === 'companion').flatMap(({ text }) => questionsIn(text));
  if (countWords(reply) === 0 || countWords(reply) > wordLimit) return 'empty or too long';
  if (gradeOfOwnWords(reply) > talk.grade + gradesAbove) return 'too hard to read';
  if (questions.length !== 1) return 'not exactly one question';
  // A hint may repeat its question.
  if (move !== 'hint' && asked.some((one) => isSameQuestion(questions[0] ?? '', one))) return 'asked before';
  if (namesAny(`${reply} ${expected ?? ''}`, laterNames)) return 'names a later chapter';
  const ground = groundOf(draft, talk, words);
  if (!areProven(draft, ground)) return 'claim without its sentence';
  if (statesUnclaimed(draft, talk, ground)) return 'fact without a claim';
  if (
    quotationsIn(reply).some((quoted) => !isIn([...texts, words, ...turns.map(({ text }) => text)], quoted))
  )
    return 'quotation that is not in the text';
  if (affirmsWrongly(draft, talk, words)) return 'affirms a wrong answer';
  const isTooEarly = open?.expected != null && judged !== 'right' && open.tries < triesBeforeTelling;
  if (isTooEarly && hasAll(reply, contentStems(open.expected ?? ''))) return 'tells the answer too early';
  if (answersItself(draft, talk, words)) return 'answers its own question';
  return undefined;
};
