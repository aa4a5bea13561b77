import type { Settings } from './settings';

/** Where the catalogue's copies of books can be looked into: the only thing that the site shows in a frame. */
export const viewerOrigin = 'https://archive.org';

/** What functions read of the settings, by the concern. */
export const environments = {
  consentAges: ({ consentAges }: Settings) => ({ CONSENT_AGES: JSON.stringify(consentAges) }),
  confirmation: ({ consentConfirmationMinutes }: Settings) => ({
    CONSENT_CONFIRMATION_MINUTES: String(consentConfirmationMinutes),
  }),
  catalogue: ({ catalogueUrl }: Settings) => ({
    CATALOGUE_URL: catalogueUrl,
    VIEWER_URL: `${viewerOrigin}/embed`,
  }),
} as const;

export type Environment = keyof typeof environments;
