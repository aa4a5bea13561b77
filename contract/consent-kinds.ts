/** Asked for one by one; refusing one leaves the others working. Nothing is preset. */
export const consentKinds = ['core', 'ai_text', 'voice', 'public_sharing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** What grown-ups have agreed to by saying yes; a change of what is collected brings a new version. */
export const consentVersion = '2026-11';
