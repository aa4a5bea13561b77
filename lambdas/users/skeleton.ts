/** Letters of one script that look like those of another, or like each other: after Unicode's UTS 39, as far as names need it. */
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

/** Accents. Marks that are vowels of other scripts make another name. */
const accents = /[\u0300-\u036f]/g;

/**
 * What a name looks like, whichever letters it is written in: two names of one skeleton are mistaken for each other. Not
 * for showing.
 */
export const skeletonOf = (name: string): string =>
  [...name.normalize('NFKD').replace(accents, '').toLowerCase()]
    .map((letter) => prototypes.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
