/** Consents are given individually; refusing one does not affect the others. None is preset. */
export const consentKinds = ['core', 'ai_text', 'voice', 'public_sharing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The decisions on record: the consents, and whether the child finds friends and is found. */
export const recordedKinds = [...consentKinds, 'friends'] as const;
export type RecordedKind = (typeof recordedKinds)[number];

/** The version of the text that grown-ups agree to; a change of the collected data requires a new version. */
export const consentVersion = '2026-11';
