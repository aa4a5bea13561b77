import { withCardinals } from '../../../safety/text/numbers';
import { contentStems, mentions, wordsIn } from '../../../safety/text/words';
import { evidenceIn } from './find-evidence';
import {
  distractorsOf,
  type Flaw,
  keyOf,
  type Material,
  textFor,
  type WrittenQuestion,
} from './written-question';

const minWords = 3;

type Texts = NonNullable<Material['texts']>;

const searches = new WeakMap<Texts, Map<string, ReturnType<typeof evidenceIn>>>();

/** Each text of a material is prepared once for all its questions and checks. */
const searchIn = (text: string, texts: Texts) => {
  const prepared = searches.get(texts) ?? new Map<string, ReturnType<typeof evidenceIn>>();
  searches.set(texts, prepared);
  const search = prepared.get(text) ?? evidenceIn(text);
  prepared.set(text, search);
  return search;
};

/** The sentences of the book that prove the answer; null without a text, undefined if the text does not contain them. */
export const evidenceFor = (written: WrittenQuestion, material: Material): string | null | undefined => {
  const text = textFor(written, material);
  return text === undefined || material.texts === null
    ? null
    : searchIn(text, material.texts)(written.evidence ?? '');
};

/** "Which of these did not happen?": the evidence may name what did. */
const asksForNone = /\b(?:which|who|what)\b[^?]*\b(?:not|never|except)\b/i;

/** Whether a text has all words of an option that carry meaning, in any order: "the third morning" tells "three". */
const tells = (text: string, option: string) => {
  const [said, sought] = [withCardinals(text), withCardinals(option)];
  const told = new Set(contentStems(said));
  const words = contentStems(sought);
  return words.length === 0 ? mentions(said, sought) : words.every((word) => told.has(word));
};

/** Flaws of the evidence. Without a text there is no evidence to check. */
export const evidenceFlaws = {
  'evidence not in the text': (written, material) => evidenceFor(written, material) === undefined,
  'evidence too short': (written, material) =>
    textFor(written, material) !== undefined && wordsIn(written.evidence ?? '').length < minWords,
  'evidence for a distractor': (written, material) => {
    const evidence = evidenceFor(written, material);
    return (
      typeof evidence === 'string' &&
      // If the key is "None of these", the evidence may name the other options.
      written.correct_index < written.options.length &&
      !asksForNone.test(written.question) &&
      !tells(evidence, keyOf(written)) &&
      distractorsOf(written).some((option) => mentions(evidence, option))
    );
  },
} satisfies Record<string, Flaw>;
