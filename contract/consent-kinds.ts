/** Asked for one by one; refusing one leaves the others working. Nothing is preset. */
export const consentKinds = ['core', 'ai_text', 'voice', 'public_sharing'] as const;
export type ConsentKind = (typeof consentKinds)[number];
