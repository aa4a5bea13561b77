/** Characters that look like nothing. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\p{Variation_Selector}/u;

/** What makes an address, a link or a tag of a name: it stands in mails to people who do not know the child. */
const linking = /[@<>/\\:]|[\p{L}\p{N}]\.\p{L}{2,}/u;

/** Letters that are written together: a name is of one row. Han stands with what it is mixed with in Chinese, Japanese and Korean. */
const alphabets = [
  ...['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor', 'Hebr', 'Arab', 'Ethi', 'Thai', 'Laoo', 'Khmr', 'Mymr', 'Tibt'],
  ...['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'],
].map((script) => [script]);
const eastAsian = [
  ['Hani', 'Hira', 'Kana'],
  ['Hani', 'Hang'],
  ['Hani', 'Bopo'],
];

const writtenIn = (scripts: readonly string[]) =>
  new RegExp(`^[${[...scripts, 'Zyyy', 'Zinh'].map((script) => `\\p{scx=${script}}`).join('')}]*$`, 'u');
const writings = [...alphabets, ...eastAsian].map(writtenIn);

const mostDigits = 4;
/** More than one accent on a letter, or a heap of marks. */
const stacked = /[\u0300-\u036f]{2,}|\p{M}{4,}/u;

export type NameFault = 'signs' | 'letters' | 'digits' | 'accents' | 'alphabets';

/** What is wrong with a username, as far as its letters tell; undefined for a good one. */
export const faultOfName = (name: string): NameFault | undefined => {
  const text = name.normalize('NFKC');
  if (invisible.test(name) || linking.test(name)) return 'signs';
  if (!/\p{L}/u.test(text)) return 'letters';
  if ((text.match(/\p{N}/gu)?.length ?? 0) > mostDigits) return 'digits';
  if (stacked.test(text)) return 'accents';
  return writings.some((writing) => writing.test(text)) ? undefined : 'alphabets';
};

export const isName = (name: string): boolean => faultOfName(name) === undefined;

/** What others read where somebody has no name yet that has been looked at. Nobody's own name. */
export const newReader = 'New reader';
