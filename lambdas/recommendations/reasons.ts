import { optionalSetting } from '../platform/config';

/** The similarity from which a taste is given as the reason for a book. */
interface Thresholds {
  /** Between a child's word or genre and a book. */
  readonly words: number;
  /** Between two books. */
  readonly books: number;
}

/**
 * Similarities of different models are not comparable. Calibrated on labelled pairs, so that at least nine of ten reasons
 * are true (`recommendations.reasons.test.ts` measures it for the demo's embeddings). A model is added here once it has been
 * measured on the same pairs.
 */
const calibrated: Readonly<Record<string, Thresholds>> = {
  'demo-tutor': { words: 0.4, books: 0.5 },
};

/** For models that have not been measured, including OpenAI's: few reasons rather than false ones. */
const strict: Thresholds = { words: 0.5, books: 0.7 };

export const thresholds = (): Thresholds => calibrated[optionalSetting('AI_EMBEDDING_MODEL') ?? ''] ?? strict;
