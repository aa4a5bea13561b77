import { comicsInLine } from './concurrency';
import type { Settings } from './settings-schema';

/** The origin of the catalogue's viewer: the only frame that the site may show. */
export const viewerOrigin = 'https://archive.org';

/** The settings that functions read, by concern, as environment variables. */
export const environments = {
  /** Who has to agree to what. */
  consentAges: ({ consentAges, termsVersions }: Settings) => ({
    CONSENT_AGES: JSON.stringify(consentAges),
    TERMS_VERSIONS: JSON.stringify(termsVersions),
  }),
  confirmation: ({ consentConfirmationMinutes }: Settings) => ({
    CONSENT_CONFIRMATION_MINUTES: String(consentConfirmationMinutes),
  }),
  /** Absent: operators see flags in their console only. */
  safety: ({ safetyEmail, escalationEmail }: Settings): Record<string, string> => ({
    ...(safetyEmail !== undefined && { SAFETY_EMAIL: [safetyEmail].flat().join() }),
    ...(escalationEmail !== undefined && { ESCALATION_EMAIL: escalationEmail }),
  }),
  comics: ({ publicComics, workerConcurrency }: Settings) => ({
    PUBLIC_COMICS: String(publicComics),
    COMICS_IN_LINE: String(comicsInLine(workerConcurrency.comicsWorker)),
  }),
  referrals: ({ referralsInvite }: Settings) => ({ REFERRALS_INVITE: String(referralsInvite) }),
  /** The mails that the mail service sends in a second. */
  mails: ({ mailsPerSecond }: Settings) => ({ MAILS_PER_SECOND: String(mailsPerSecond) }),
  /** The voice chats that the stage has at the same time. */
  voice: ({ voiceChats }: Settings) => ({ VOICE_CHATS: String(voiceChats) }),
  transcripts: ({ transcriptDays }: Settings) => ({ TRANSCRIPT_DAYS: String(transcriptDays) }),
  dictionary: ({ dictionaryUrl }: Settings) => ({ DICTIONARY_URL: dictionaryUrl }),
  catalogue: ({ catalogueUrl }: Settings) => ({
    CATALOGUE_URL: catalogueUrl,
    VIEWER_URL: `${viewerOrigin}/embed`,
  }),
} as const;

export type Environment = keyof typeof environments;
