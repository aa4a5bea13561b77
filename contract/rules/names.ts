/** Invisible characters. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\p{Variation_Selector}/u;

/**
 * Characters that turn a name into an address, a link or a tag: the name appears in mails to recipients who do not know the
 * child.
 */
const linking = /[@<>/\\:]|[\p{L}\p{N}]\.\p{L}{2,}/u;

/** An address or a link that is spelled out: `mum dot com`, `ada at gmail`. */
const spelledOut =
  /(^|\P{L})(dot|punto|punkt|point)\P{L}*(com|net|org|info|edu|io|tv|gg|app|xyz|uk|de|fr|es|in|cn)(\P{L}|$)|\p{L}dot(com|net|org|info|edu)(\P{L}|$)|(^|\P{L})at\P{L}*(gmail|hotmail|yahoo|outlook|icloud|proton)/iu;

/**
 * Groups of scripts that occur together: the letters of a name belong to one group. Han occurs in each group that uses it,
 * for Chinese, Japanese and Korean.
 */
const alphabets =
  'Latn Cyrl Grek Armn Geor Hebr Arab Ethi Thai Laoo Khmr Mymr Tibt Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh';
const eastAsian = 'Hani,Hira,Kana Hani,Hang Hani,Bopo';

const writtenIn = (scripts: readonly string[]) =>
  new RegExp(`^[${[...scripts, 'Zyyy', 'Zinh'].map((script) => `\\p{scx=${script}}`).join('')}]*$`, 'u');

/** Made when a name is checked, because most functions load this file without checking names. */
const writings = () => `${alphabets} ${eastAsian}`.split(' ').map((scripts) => writtenIn(scripts.split(',')));

const mostDigits = 4;
/** More than one accent on a letter, or a sequence of marks. */
const stacked = /[\u0300-\u036f]{2,}|\p{M}{4,}/u;

export type NameFault = 'signs' | 'letters' | 'digits' | 'accents' | 'alphabets';

/** The problem of a username, as far as its letters tell; undefined for a valid one. */
export const faultOfName = (name: string): NameFault | undefined => {
  const text = name.normalize('NFKC');
  if (invisible.test(name) || linking.test(name) || spelledOut.test(text)) return 'signs';
  if (!/\p{L}/u.test(text)) return 'letters';
  if ((text.match(/\p{N}/gu)?.length ?? 0) > mostDigits) return 'digits';
  if (stacked.test(text)) return 'accents';
  return writings().some((writing) => writing.test(text)) ? undefined : 'alphabets';
};

export const isName = (name: string): boolean => faultOfName(name) === undefined;

/** The name that others see while a user has no checked name. No user can take it. */
export const newReader = 'New reader';
