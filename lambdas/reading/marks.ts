import type { Mark } from '../../contract/reading/endpoints';

const counted = /[\p{L}\p{N}]/u;
const closing = /[.,;:!?…’”"')]/u;
const opening = /[“‘"'(]/u;

interface Letter {
  readonly paragraph: number;
  readonly at: number;
}

const lettersOf = (text: string): string =>
  [...text]
    .filter((one) => counted.test(one))
    .join('')
    .toLowerCase();

/** Every letter of a chapter, with its place. */
const placed = (paragraphs: readonly string[]) => {
  let letters = '';
  const places: Letter[] = [];
  paragraphs.forEach((text, paragraph) => {
    let at = 0;
    for (const one of text) {
      if (counted.test(one))
        for (const letter of one.toLowerCase()) {
          letters += letter;
          for (let unit = 0; unit < letter.length; unit++) places.push({ paragraph, at });
        }
      at += one.length;
    }
  });
  return { letters, places };
};

/** Extends a range to the punctuation marks around it, which the quotation may omit. */
const widened = (text: string, from: number, to: number): Pick<Mark, 'from' | 'to'> => {
  let [start, end] = [from, to];
  while (opening.test(text[start - 1] ?? '')) start--;
  while (closing.test(text[end] ?? '')) end++;
  return { from: start, to: end };
};

/**
 * The ranges of a quotation in the paragraphs of a chapter, one per paragraph that contains a part of it; undefined if the
 * chapter does not contain it. Compares letters and digits only: a quotation may have other line breaks, quotation marks and
 * dashes.
 */
export const marksOf = (paragraphs: readonly string[], words: string): Mark[] | undefined => {
  const wanted = lettersOf(words);
  const { letters, places } = placed(paragraphs);
  const found = wanted === '' ? -1 : letters.indexOf(wanted);
  if (found < 0) return undefined;
  const marks = new Map<number, { from: number; to: number }>();
  for (const { paragraph, at } of places.slice(found, found + wanted.length)) {
    const mark = marks.get(paragraph);
    if (mark === undefined) marks.set(paragraph, { from: at, to: at + 1 });
    else mark.to = at + 1;
  }
  return [...marks].map(([paragraph, { from, to }]) => ({
    paragraph,
    ...widened(paragraphs[paragraph] ?? '', from, to),
  }));
};
