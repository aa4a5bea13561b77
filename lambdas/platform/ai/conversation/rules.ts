import { namesAny } from '../../text/later-names';
import { gradeOfOwnWords } from '../../text/own-words';
import { contentStems, countWords, mentions } from '../../text/words';
import { areProven, groundOf, statesUnclaimed } from './claims';
import type { Draft } from './draft';
import { isSameQuestion, questionsIn, statementsIn } from './questions';
import type { Talk } from './talk';

export const wordLimit = 60;

/** Before a child has tried this often, the answer to an open question is not told. */
export const triesBeforeTelling = 2;

/** A reply may be as many school grades above what the child reads with ease. */
export const gradesAbove = 1;

/** What stands in quotation marks, from three words on: shorter ones set off a word. */
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

/** The words of an answer that its question does not have; all of them, if it has all. */
const secretOf = (expected: string, question: string): string[] => {
  const asked = new Set(contentStems(question));
  const answer = contentStems(expected);
  const secret = answer.filter((word) => !asked.has(word));
  return secret.length > 0 ? secret : answer;
};

/** Whether the reply says the answer that its own question expects, before the child can. */
const answersItself = ({ reply, expected, move }: Draft, { open }: Talk, words: string): boolean => {
  if (expected === null) return false;
  const asked = [...questionsIn(reply), move === 'hint' ? (open?.question ?? '') : ''].join(' ');
  const secret = secretOf(expected, asked);
  return hasAll(statementsIn(reply), secret) && !hasAll(words, secret);
};

/** Of an answer with more words than this, a child may leave out two in three. */
const fewWords = 3;

/** A judgement of "right" needs something of the answer in the child's words, where there is one. */
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
  // A hint may ask again.
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
