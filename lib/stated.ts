import { declaredVersions } from '../contract/terms/versions';
import type { Settings } from './settings-schema';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const hostOf = (url: string) => new URL(url).host;

/** The facts about the stage on the public pages: its operator, retention times, ages of consent and external services. */
export const statedBy = ({
  runBy,
  transcriptDays,
  logRetentionDays,
  consentAges,
  termsVersions,
  ...settings
}: Settings) => ({
  runBy,
  days: { transcripts: transcriptDays, logs: logRetentionDays },
  consentAges,
  terms: { version: [...declaredVersions, ...termsVersions].at(-1)?.number ?? '' },
  services: {
    model: settings.ai.baseUrl === undefined ? 'OpenAI' : hostOf(settings.ai.baseUrl),
    catalogue: hostOf(settings.catalogueUrl),
    dictionary: hostOf(settings.dictionaryUrl),
  },
});
export type Stated = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

/**
 * Fills the placeholders of a public page, such as `{{runBy.name}}`, with the values of the stage. The pages are built once for
 * all stages, and the statements must be readable without a script. Throws for a placeholder without a value.
 */
export const withStated = (html: string, stated: Stated): string =>
  html.replace(/\{\{(\w+)\.([\w ]+)\}\}/g, (place, group: string, name: string) => {
    const value = stated[group]?.[name];
    if (value === undefined) throw new Error(`No setting of the stage fills ${place}`);
    return escaped(String(value));
  });

/** The pages of the site with placeholders. */
export const pagesOfStage = ['index.html', 'privacy.html', 'terms.html'] as const;
