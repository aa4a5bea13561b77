import type { LibraryBook, LibraryCharacter } from '../../../lambdas/stock/own-books';
import { isAbout } from './moments';
import type { TalkRequest } from './read';

/** The characters of the chapters that the child has read. */
export const metIn = (book: LibraryBook | undefined, texts: readonly string[]): LibraryCharacter[] => {
  const read = texts.join('\n');
  return (book?.characters ?? []).filter((one) => isAbout(read, one));
};

const meant = /\b(?:he|she|him|her|his|hers|hes|shes)\b/i;

const female =
  /\b(?:girl|woman|lady|mother|aunt\w*|sister|gran\w*|queen|Mrs|Miss|Ms|Mayoress|mistress|she|her|daughter|hen)\b/i;
const male = /\b(?:boy|man|father|uncle|brother|grandfather|grandpa|king|Mr|he|his|him|son)\b/i;

/** Whether a sheet speaks of a girl or a boy; undefined where it shows neither, or both. */
const isFemale = ({ name, who }: LibraryCharacter): boolean | undefined => {
  const [of] = [`${name} ${who}`, who].filter((text) => female.test(text) !== male.test(text));
  return of === undefined ? undefined : female.test(of);
};

/** "She" is nobody of whom the sheet says "he". */
const mayBe = (words: string) => {
  const wanted = /\b(?:she|her|hers|shes)\b/i.test(words);
  return (one: LibraryCharacter) => (isFemale(one) ?? wanted) === wanted;
};

const firstNamed = (text: string, some: readonly LibraryCharacter[], isChild: boolean) => {
  const placeOf = ({ name, also = [] }: LibraryCharacter) =>
    Math.min(
      ...[name, ...also]
        .map((one) => (isChild ? text.toLowerCase().indexOf(one.toLowerCase()) : text.indexOf(one)))
        .map((at) => (at < 0 ? Number.POSITIVE_INFINITY : at)),
    );
  return some
    .filter((one) => isAbout(text, one, isChild))
    .toSorted((one, other) => placeOf(one) - placeOf(other))[0];
};

/** The nouns of the first part of a sheet: "robot" of "a yellow, round robot who sorts parcels". */
const rolesOf = ({ who }: LibraryCharacter): string[] =>
  (/^(?:An?|The) (.*?)(?= (?:of|in|on|with|who|from|under|until|and|by|no)\b|[.;]|$)/.exec(who)?.[1] ?? '')
    .toLowerCase()
    .split(/, ?/)
    .map((part) => part.split(' ').at(-1) ?? '');

const common = new Set(['girl', 'boy', 'woman', 'man', 'old', 'year', 'head', 'chief', 'months']);

/** "The mayor", "the robot": the only person with this in its sheet. */
export const byRole = (words: string, met: readonly LibraryCharacter[]): LibraryCharacter[] =>
  [...words.toLowerCase().matchAll(/\bthe ([a-z-]{3,})\b/g)].flatMap(([, role = '']) => {
    if (common.has(role)) return [];
    const all = met.filter((one) => rolesOf(one).includes(role));
    return all.length === 1 ? all : [];
  });

/** "Your uncle": whose sheet or name says so, of somebody else than the companion. */
const ofKin = (words: string, met: readonly LibraryCharacter[]): LibraryCharacter[] => {
  const role =
    /\byour (?:\w+ )?(uncle|aunt|auntie|grandfather|grandad|grandpa|grandmother|gran|granny|grandma|father|dad|mother|mum|brother|sister|teacher)\b/i
      .exec(words)?.[1]
      ?.toLowerCase();
  if (role === undefined) return [];
  const all = met.filter(({ name, who }) =>
    new RegExp(`\\b${role}\\b`, 'i').test(`${name} ${who.split(/[,;.]/)[0]}`),
  );
  return all.length === 1 ? all : [];
};

/** The characters that the child means: those that it names, otherwise the one of whom it or the tutor spoke last. */
export const peopleIn = (
  { words, said }: Pick<TalkRequest, 'words' | 'said'>,
  met: readonly LibraryCharacter[],
  last: LibraryCharacter | undefined,
): LibraryCharacter[] => {
  const named = met.filter((one) => isAbout(words, one, true));
  const kin = ofKin(words, met);
  const all = named.length > 0 ? named : kin.length > 0 ? kin : byRole(words, met);
  if (all.length > 0 || !meant.test(words)) return all;
  const some = met.filter(mayBe(words));
  const before = said.toReversed().slice(0, 4);
  const recent = before
    .map(({ role, text }) => firstNamed(text, some, role === 'child'))
    .find((found) => found !== undefined);
  const one =
    recent ?? (last !== undefined && some.includes(last) ? last : some.length === 1 ? some[0] : undefined);
  return one === undefined ? [] : [one];
};

/** How a talk calls a character. */
export const shortName = ({ name, also = [] }: LibraryCharacter): string =>
  /^(?:The|Miss|Mrs|Mr|Uncle|Aunt|Captain|Mayor|Grandfather)\b/.test(name) ? name : (also[0] ?? name);

const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';

/** How old somebody is by its sheet; undefined if that does not say it. */
export const aged = (one: LibraryCharacter, isOwn: boolean): string | undefined => {
  const counted = new RegExp(String.raw`(?:^|, )((?:${tens})(?:-\w+)?)(?= and\b|,)`).exec(one.who)?.[1];
  const [, months, years, other] =
    /(?:\bof (\w+) months\b|\b(?:girl|boy) of (\w+)\b|(?:^|, )([\w ]+?) years old\b)/.exec(one.who) ?? [];
  const age = months === undefined ? (years ?? other ?? counted) : `${months} months`;
  if (age === undefined) return undefined;
  return `${isOwn ? 'I am' : `${shortName(one)} is`} ${age}${months === undefined ? ' years' : ''} old.`;
};

/** Who somebody is, in the words of its sheet. A character introduces itself without "I am a girl": it is an AI. */
export const introduced = (one: LibraryCharacter, isOwn: boolean, isWhole = true): string => {
  const who = (
    isWhole ? one.who : one.who.replace(/[,;] (?:an?|the|who|with|whose|until|no|because)\b.*$/i, '.')
  ).replace(/^(?:A|An|The) /, (article) => article.toLowerCase());
  if (!isOwn) return `${shortName(one)} is ${who}`;
  const own = who
    .replace(/\b(?:he|she) is\b/g, 'I am')
    .replace(/\b(?:he|she)\b/g, 'I')
    .replace(/\b(?:his|her)\b/g, 'my');
  return `${shortName(one)}, that is me: ${own}`;
};

const home =
  /(?:\b(?:of|from|in|above|on|under|at|round in) (?:the [\p{Ll} ]+ (?:of|in) )?(?:the )?(?:\p{Lu}[\p{Ll}-]+)(?: \p{Lu}[\p{Ll}-]+)*)/u;

/** Where somebody is at home by its sheet; undefined if that names no place. */
export const livesIn = (one: LibraryCharacter, isOwn: boolean): string | undefined => {
  return home.test(one.who) ? introduced(one, isOwn) : undefined;
};
