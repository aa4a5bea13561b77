/** The characters of a text from one, up to but not including the other. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What ends a sentence, with the quotation marks after it. */
const end = /[.!?…]+["”’')\]]*(?=\s)/gu;

/** A short title before a name, or an initial, whose full stop ends nothing. */
const shortened = /(?:^|[^\p{L}])(?:Mr|Mrs|Ms|Dr|St|Mt|Prof|Jr|Sr|\p{Lu})\.$/u;

/** “Stop!” said Rafi: the sentence goes on in small letters. */
const goesOn = /^\s+\p{Ll}/u;

/** The sentences of a paragraph, as they are read aloud one by one. */
export const sentencesIn = (text: string): Span[] => {
  const found: Span[] = [];
  let from = text.search(/\S/);
  if (from === -1) return [];
  for (const { 0: mark, index } of text.matchAll(end)) {
    const to = index + mark.length;
    if (shortened.test(text.slice(from, to)) || goesOn.test(text.slice(to))) continue;
    found.push({ from, to });
    from = to + text.slice(to).search(/\S|$/);
  }
  const last = text.trimEnd().length;
  if (from < last) found.push({ from, to: last });
  return found;
};

/** A sentence of a chapter: the number of its paragraph, from 0, and its characters there. */
export interface Sentence extends Span {
  readonly paragraph: number;
}

/** The sentences of a chapter's paragraphs, in their order. */
export const sentencesOf = (paragraphs: readonly string[]): Sentence[] =>
  paragraphs.flatMap((text, paragraph) => sentencesIn(text).map((one) => ({ paragraph, ...one })));
