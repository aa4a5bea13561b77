/** Consents are given individually; refusing one does not affect the others. None is preset. */
export const consentKinds = ['core', 'ai_text', 'voice', 'public_sharing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/**
 * The decisions on record: the consents, whether the child finds friends, whether teachers may read the child's talks, and the
 * answers to newer versions of the terms.
 */
export const recordedKinds = [...consentKinds, 'friends', 'transcripts', 'terms'] as const;
export type RecordedKind = (typeof recordedKinds)[number];
