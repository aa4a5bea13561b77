import type { TermsVersion } from '../rules/terms';

/**
 * The versions of terms, privacy policy and consents, oldest first. A change of what is collected, used or shown to others needs
 * a version that asks; a correction of the wording does not. A version is never changed once it is in force, because agreements
 * name it. A stage adds its own with the setting `termsVersions`.
 */
export const declaredVersions = [
  {
    number: '2026-11',
    date: '2026-11-01',
    changes: [
      'These are the first terms, the first privacy policy and the first consents of Inkwren.',
      'They say what we know about a reader, what we do with it, and who sees it.',
      'Nothing before them was different.',
    ],
    asks: ['members', 'guardians'],
  },
] as const satisfies readonly TermsVersion[];

/** The version that the pages of this release are about. */
export const latestVersion: TermsVersion = declaredVersions[declaredVersions.length - 1] as TermsVersion;
