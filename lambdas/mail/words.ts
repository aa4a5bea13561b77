const closing = 'Inkwren: every book is better with a bird on your shoulder.';

export const paragraphs = (...parts: string[]) => [...parts, closing].join('\n\n');

/** The secret follows the #, which browsers do not send to servers: no server logs it. */
export const signUpLink = (site: string, to: string, code: string) =>
  `${site}/signup#${new URLSearchParams({ email: to, code })}`;

export const consentLink = (site: string, token: string) => `${site}/consent#${token}`;

export const addressLink = (site: string, token: string) => `${site}/address#${token}`;

export const deletionLink = (site: string, token: string) => `${site}/deletion#${token}`;

export const waitlistLink = (site: string, token: string) => `${site}/waitlist#${token}`;

export const whose = (child: string | null) => (child === null ? 'your' : `“${child}”’s`);

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The readers are in several time zones: the time is said in one that everybody can look up. */
export const dayInWords = (at: string): string =>
  `${new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/New_York' })} (New York)`;
