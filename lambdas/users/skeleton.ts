/**
 * Letters that look like letters of another script, or like each other: based on Unicode's UTS 39, as far as names need it.
 */
const lookAlikes: readonly (readonly [string, string])[] = [
  ['ı1|!il', 'llllll'],
  ['0', 'o'],
  // Cyrillic
  ['авгекмнорстухіјѕԁһӏԛԝ', 'abrekmhopctyxljsdhlqw'],
  // Greek, by its capitals
  ['αβεζηικμνορτυχ', 'abezhlkmnoptyx'],
  // Armenian
  ['օոսհ', 'onuh'],
];

const prototypes = new Map(
  lookAlikes.flatMap(([letters, likes]) =>
    [...letters].map((letter, i) => [letter, likes[i] ?? ''] as const),
  ),
);

/** Accents. Marks that are vowels in other scripts are kept, because they distinguish names. */
const accents = /[\u0300-\u036f]/g;

/**
 * The appearance of a name, independent of its script: two names with the same skeleton are mistaken for each other. Never
 * shown.
 */
export const skeletonOf = (name: string): string =>
  [...name.normalize('NFKD').replace(accents, '').toLowerCase()]
    .map((letter) => prototypes.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
