import type { Settings } from './settings';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/**
 * A public page with who runs the place. The pages are built once for all stages, with `{{runBy.name}}` in these places, so that
 * the statement is there without any script.
 */
export const withRunBy = (html: string, runBy: Settings['runBy']): string =>
  html.replace(/\{\{runBy\.(name|address|email)\}\}/g, (_, field: keyof Settings['runBy']) =>
    escaped(runBy[field]),
  );

/** The pages of the site that say who runs it. */
export const pagesWithRunBy = ['index.html', 'privacy.html', 'terms.html'] as const;
