import { pickBy } from '../../../../../contract/rules/pick';

/** What somebody says in a chapter, in the words of the book. */
export interface Line {
  readonly said: string;
  readonly by: string;
}

const shortest = 22;
const longest = 160;

/** Who spoke, after the quotation: `said Ife`, `whispered Mr Dastoor`. */
const speaker =
  /^\s+(?:said|asked|answered|called|cried|shouted|whispered|replied|panted|squeaked|snapped|muttered|laughed)\s+((?:(?:Mr|Mrs|Ms|Miss|Dr|Aunt|Uncle|Mayor|Captain|Grandpa|Grandma)\.?\s)?\p{Lu}[\p{L}’'-]+)/u;

/** A paragraph between its quotation marks: every second piece is spoken. One whose marks do not close is left out. */
const piecesOf = (paragraph: string): string[] => {
  const pieces = paragraph.split(/["“”]/);
  return pieces.length % 2 === 1 ? pieces : [];
};

const linesIn = (paragraph: string): Line[] => {
  const pieces = piecesOf(paragraph);
  return pieces.flatMap((piece, i) => {
    const by = i % 2 === 1 ? speaker.exec(pieces[i + 1] ?? '')?.[1] : undefined;
    const said = piece.trim().replace(/,$/, '');
    return by === undefined || said.length < shortest || said.length > longest ? [] : [{ said, by }];
  });
};

/** A line of a character, if the book names who says it. Always the same for the same day. */
export const findLine = (paragraphs: readonly string[], seed: string): Line | undefined =>
  pickBy(seed, paragraphs.flatMap(linesIn));
