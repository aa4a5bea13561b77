/** Consents are given individually; refusing one does not affect the others. None is preset. */
export const consentKinds = ['core', 'ai_text', 'voice', 'public_sharing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The decisions on record: the consents, whether the child finds friends, and whether teachers may read the child's talks. */
export const recordedKinds = [...consentKinds, 'friends', 'transcripts'] as const;
export type RecordedKind = (typeof recordedKinds)[number];

/** The version of the text that grown-ups agree to; a change of the collected data requires a new version. */
export const consentVersion = '2026-11';
