/** Where families get their mail: an address there says nothing about a school. */
const publicProviders = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.co.in',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'gmx.de',
  'web.de',
  't-online.de',
  'mail.com',
  'zoho.com',
  'yandex.com',
  'yandex.ru',
  'mail.ru',
  'qq.com',
  '163.com',
  '126.com',
  'rediffmail.com',
  'orange.fr',
  'free.fr',
  'libero.it',
  'comcast.net',
  'verizon.net',
  'att.net',
  'rogers.com',
  'shaw.ca',
]);

/**
 * Which students share a school's leaderboard: those of one e-mail domain, unless it is a public provider's, else those of
 * one school by name. Null for who has no school.
 */
export const schoolKey = (email: string, school: string | null): string | null => {
  if (school === null) return null;
  const domain = email.split('@').at(-1)?.toLowerCase() ?? '';
  return publicProviders.has(domain)
    ? `school:${school.normalize('NFKC').trim().toLowerCase()}`
    : `domain:${domain}`;
};
