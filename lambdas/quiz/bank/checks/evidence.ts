import { mentions, wordsIn } from '../../../safety/text/words';
import { findEvidence } from './find-evidence';
import {
  distractorsOf,
  type Flaw,
  keyOf,
  type Material,
  textFor,
  type WrittenQuestion,
} from './written-question';

const minWords = 3;

/** The sentences of the book that prove the answer; null without a text, undefined if the text does not contain them. */
export const evidenceFor = (written: WrittenQuestion, material: Material): string | null | undefined => {
  const text = textFor(written, material);
  return text === undefined ? null : findEvidence(text, written.evidence ?? '');
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
      !mentions(evidence, keyOf(written)) &&
      distractorsOf(written).some((option) => mentions(evidence, option))
    );
  },
} satisfies Record<string, Flaw>;
