import { mentions, wordsIn } from '../../platform/text/words';
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

/** The sentences that prove the answer, as the book has them; null without a text, undefined if the text lacks them. */
export const evidenceFor = (written: WrittenQuestion, material: Material): string | null | undefined => {
  const text = textFor(written, material);
  return text === undefined ? null : findEvidence(text, written.evidence ?? '');
};

/** The proof of the answer. Without a text there is none. */
export const evidenceFlaws = {
  'evidence not in the text': (written, material) => evidenceFor(written, material) === undefined,
  'evidence too short': (written, material) =>
    textFor(written, material) !== undefined && wordsIn(written.evidence ?? '').length < minWords,
  'evidence for a distractor': (written, material) => {
    const evidence = evidenceFor(written, material);
    return (
      typeof evidence === 'string' &&
      // "None of these" is proved by what the others are not.
      written.correct_index < written.options.length &&
      !mentions(evidence, keyOf(written)) &&
      distractorsOf(written).some((option) => mentions(evidence, option))
    );
  },
} satisfies Record<string, Flaw>;
