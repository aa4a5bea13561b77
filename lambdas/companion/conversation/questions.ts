import { contentStems, essence, similarity } from '../../safety/text/words';

/** Question marks of all scripts and widths. */
const marks =
  /[?\u037e\u055e\u061f\u1367\u1945\u203d\u2047-\u2049\u2cfa\u2e2e\ua60f\ua6f7\ufe16\ufe56\uff1f]/gu;

/** The text with plain punctuation, for our rules. */
export const withPlainMarks = (text: string): string => text.replace(marks, '?').normalize('NFKC');

/** The questions of a text, without the quotation mark that closes the sentence before. */
export const questionsIn = (text: string): string[] =>
  (withPlainMarks(text).match(/[^.!?…]*\?+/gu) ?? []).map((question) =>
    question.replace(/^["'”’»)\]]+(?=\s)/u, '').trim(),
  );

/** The statements of a text, without its questions. */
export const statementsIn = (text: string): string => withPlainMarks(text).replace(/[^.!?…]*\?+/gu, ' ');

/**
 * Questions of at least this similarity count as the same. One with fewer than two telling words ("What do you think?") is
 * similar to none.
 */
const sameQuestion = 0.8;

export const isSameQuestion = (one: string, other: string): boolean =>
  essence(one) === essence(other) ||
  (contentStems(one).length >= 2 && similarity(one, other) >= sameQuestion);
