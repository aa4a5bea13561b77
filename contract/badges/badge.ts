import * as z from 'zod/mini';

/** 128 random bits. */
export const BadgeSecret = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** The page that a badge opens on a device of the class. */
const badgePage = '/badge';

/** Who has the badge, and its secret. */
export interface Badge {
  readonly pupil: string;
  readonly secret: string;
}

/** The address in a badge's QR code. Browsers send nothing of what is behind the `#`. */
export const addressOfBadge = (origin: string, { pupil, secret }: Badge): string =>
  `${origin}${badgePage}#${pupil}.${secret}`;

/** The badge behind the `#` of its address; undefined for anything else. */
export const badgeIn = (fragment: string): Badge | undefined => {
  const [, pupil, secret] = /^#?([A-Za-z0-9-]{1,64})\.([A-Za-z0-9_-]{22})$/.exec(fragment) ?? [];
  return pupil === undefined || secret === undefined ? undefined : { pupil, secret };
};

/** The badge in what a camera has read; undefined for a QR code of something else. */
export const badgeOfAddress = (text: string, origin: string): Badge | undefined =>
  text.startsWith(`${origin}${badgePage}#`) ? badgeIn(text.slice(text.indexOf('#'))) : undefined;
