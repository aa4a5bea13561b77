import { isMadeUp } from './made-up-address';

/** E-mail providers of families: an address there says nothing about a school. */
const publicProviders = new Set(
  `gmail.com googlemail.com ymail.com rocketmail.com icloud.com me.com mac.com aol.com aim.com msn.com
  proton.me protonmail.com pm.me fastmail.com hey.com tutanota.com tuta.io mail.com email.com zoho.com zoho.in
  mailbox.org posteo.de web.de t-online.de freenet.de arcor.de 1und1.de bluewin.ch chello.at aon.at
  orange.fr free.fr wanadoo.fr laposte.net sfr.fr bbox.fr neuf.fr skynet.be telenet.be ziggo.nl kpnmail.nl planet.nl home.nl
  libero.it virgilio.it tiscali.it alice.it tin.it telefonica.net terra.es sapo.pt
  btinternet.com sky.com talktalk.net virginmedia.com ntlworld.com blueyonder.co.uk
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net spectrum.net earthlink.net juno.com optonline.net
  rogers.com shaw.ca bell.net sympatico.ca telus.net videotron.ca cogeco.ca
  qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com 139.com 189.cn aliyun.com
  rediffmail.com sify.com indiatimes.com yandex.com yandex.ru mail.ru bk.ru list.ru inbox.ru rambler.ru
  wp.pl o2.pl onet.pl interia.pl seznam.cz centrum.cz abv.bg ukr.net`.split(/\s+/),
);

/** Providers with a domain in nearly every country: yahoo.fr, hotmail.co.uk, outlook.com.br. */
const inEveryCountry = /^(yahoo|hotmail|outlook|live|gmx)\.(com|net|org|[a-z]{2}|com?\.[a-z]{2})$/;

const isPublic = (domain: string) => publicProviders.has(domain) || inEveryCountry.test(domain);

const domainOf = (email: string) => email.split('@').at(-1)?.toLowerCase() ?? '';

/** A public provider's domain, or none at all, says nothing about a school. */
const hasOwnDomain = (email: string) => !isMadeUp(email) && !isPublic(domainOf(email));

/** Whether two addresses share a domain that does not belong to a public provider. A sub-domain is another domain. */
export const shareDomain = (one: string, other: string): boolean =>
  domainOf(one) === domainOf(other) && hasOwnDomain(one);

interface Member {
  readonly email: string;
  readonly school: string | null;
}

/**
 * Whether an operator has assigned one school to both, and both have addresses of its domain, which must not be a public
 * provider's.
 */
export const isOfSameSchool = (one: Member, other: Member): boolean =>
  one.school !== null && one.school === other.school && shareDomain(one.email, other.email);

/**
 * The key of a school's leaderboard: the e-mail domain unless it belongs to a public provider, else the name of the school.
 * Null for a user without a school.
 */
export const schoolKey = (email: string, school: string | null): string | null => {
  if (school === null) return null;
  return hasOwnDomain(email)
    ? `domain:${domainOf(email)}`
    : `school:${school.normalize('NFKC').trim().toLowerCase()}`;
};
