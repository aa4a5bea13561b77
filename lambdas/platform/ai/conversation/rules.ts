import { namesAny } from '../../text/later-names';
import { gradeOfOwnWords } from '../../text/own-words';
import { contentStems, countWords, essence, mentions, similarity } from '../../text/words';
import { areProven, groundOf, statesUnclaimed } from './claims';
import type { Draft } from './draft';
import type { Talk } from './talk';

export const wordLimit = 60;

/** Before a child has tried this often, the answer to an open question is not told. */
export const triesBeforeTelling = 2;

/** A reply may be as many school grades above what the child reads with ease. */
export const gradesAbove = 1;

/** Questions of this similarity count as the same one. Of fewer than two telling words, "What do you think?", none is similar. */
const sameQuestion = 0.8;

const isSameQuestion = (one: string, other: string): boolean =>
  essence(one) === essence(other) ||
  (contentStems(one).length >= 2 && similarity(one, other) >= sameQuestion);

const questionsIn = (text: string): string[] => text.match(/[^.!?…]*\?+/gu) ?? [];

/** What stands in quotation marks, from three words on: shorter ones set off a word. */
const quotationsIn = (text: string): string[] =>
  [...text.matchAll(/["“]([^"”]+)["”]/gu)]
    .map(([, quoted = '']) => quoted)
    .filter((quoted) => countWords(quoted) >= 3);

const isIn = (texts: readonly string[], passage: string): boolean =>
  texts.some((text) => mentions(text, passage));

const givesAway = (reply: string, expected: string): boolean => {
  const said = new Set(contentStems(reply));
  const answer = contentStems(expected);
  return answer.length > 0 && answer.every((word) => said.has(word));
};

/** A judgement of "right" needs something of the answer in the child's words, where the answer is a thing and not a thought. */
const affirmsWrongly = ({ judged }: Draft, { open }: Talk, words: string): boolean => {
  if (judged !== 'right' || open?.expected == null) return false;
  const answer = contentStems(open.expected);
  const said = new Set(contentStems(words));
  return answer.length > 0 && answer.length <= 3 && !answer.some((word) => said.has(word));
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
  if (isTooEarly && givesAway(reply, open.expected ?? '')) return 'tells the answer too early';
  return undefined;
};
