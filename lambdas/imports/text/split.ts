import type { SplitBy } from '../../../contract/imports/endpoints';
import type { Block } from './blocks';
import { line } from './clean';
import { Unreadable } from './unreadable';

export interface SplitChapter {
  readonly title: string;
  readonly text: string;
}

export interface Split {
  readonly split_by: SplitBy;
  readonly left_out: string[];
  readonly chapters: SplitChapter[];
}

/** A place at which a chapter may begin. */
export interface Mark {
  readonly title: string;
  /** The index of the first block. */
  readonly at: number;
}

/** An item of the table is limited to 400 KB, including the names of its fields. */
const mostBytes = 350_000;
const mostChapters = 500;
const mostText = 5 * 1024 * 1024;
/** Shorter parts, such as a title page, are not chapters. */
const fewLetters = 200;
const titleLength = 120;

const noChapter =
  /^(cover|title ?page|half.?title|copyright|colophon|imprint|(table of )?contents|list of illustrations|illustrations|landmarks|dedication|acknowledge?ments?|about the (author|publisher)|also by\b.*|advertisements?|transcriber.s notes?|footnotes|endnotes|notes|index|the full project gutenberg.*|project gutenberg.*)[.:]?$/i;

const bytesOf = (text: string) => Buffer.byteLength(text);

/** Splits a text over the limit into parts of similar size, at the end of a paragraph or else at a space. */
const inParts = ({ title, text }: SplitChapter): SplitChapter[] => {
  if (bytesOf(text) <= mostBytes) return [{ title, text }];
  const count = Math.ceil(bytesOf(text) / mostBytes) + 1;
  const size = Math.ceil(text.length / count);
  const parts: string[] = [];
  let rest = text;
  while (rest.length > size) {
    const near = [rest.lastIndexOf('\n\n', size), rest.lastIndexOf(' ', size)].find((end) => end > size / 2);
    parts.push(rest.slice(0, near ?? size).trim());
    rest = rest.slice(near ?? size).trim();
  }
  parts.push(rest);
  return parts.flatMap((part, i) => inParts({ title: `${title} (part ${i + 1})`, text: part }));
};

/** The text without leading headings: they repeat the title, which is stored separately. */
const bodyOf = (blocks: readonly Block[]): string => {
  const first = blocks.findIndex(({ isHeading }) => !isHeading);
  return blocks
    .slice(first < 0 ? blocks.length : first)
    .map(({ text }) => text)
    .join('\n\n');
};

/** The range of a book's own text, without what Project Gutenberg adds before and after it. */
const ownText = (blocks: readonly Block[]): [from: number, to: number] => {
  const start = blocks.findIndex(({ text }) => /^\*{3} ?START OF (THE|THIS) PROJECT GUTENBERG/i.test(text));
  const end = blocks.findIndex(({ text }) => /^\*{3} ?END OF (THE|THIS) PROJECT GUTENBERG/i.test(text));
  return [start + 1, end < 0 ? blocks.length : end];
};

/** The marks in order. Of several at one place the last is kept, which is the innermost. */
const ordered = (marks: readonly Mark[]): Mark[] => {
  const byPlace = new Map<number, Mark>();
  for (const mark of marks) byPlace.set(mark.at, mark);
  return [...byPlace.values()].toSorted((a, b) => a.at - b.at);
};

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

/**
 * The chapters between marks. Text before the first mark is a chapter of its own if it is long. Throws `Unreadable` when the
 * result is empty or too large.
 */
export const splitAt = (blocks: readonly Block[], marks: readonly Mark[], split_by: SplitBy): Split => {
  const [from, to] = ownText(blocks);
  const inside = ordered(
    marks.map((mark) => ({ ...mark, at: Math.max(mark.at, from) })).filter(({ at }) => at < to),
  );
  const starts = inside[0]?.at === from ? inside : [{ title: '', at: from }, ...inside];
  const left_out: string[] = [];
  const chapters = starts.flatMap(({ title, at }, i): SplitChapter[] => {
    const part = blocks.slice(at, Math.min(starts[i + 1]?.at ?? to, to));
    const text = bodyOf(part);
    const shown = line(title, titleLength);
    const isAround = noChapter.test(shown) || part.every((block) => block.isAround);
    // A text without any division is kept whole.
    if (starts.length > 1 && (letters(text) < fewLetters || isAround)) {
      if (shown !== '' && left_out.length < 50) left_out.push(shown);
      return [];
    }
    const isFront = title === '' && starts.length > 1;
    return inParts({ title: shown || (isFront ? 'Before the first chapter' : 'The whole book'), text });
  });
  const size = chapters.reduce((sum, { text }) => sum + bytesOf(text), 0);
  if (size > mostText || chapters.length > mostChapters) throw new Unreadable('import_too_large');
  // Less text is not a book: the words on a cover, or a note that the pages are pictures.
  if (letters(chapters.map(({ text }) => text).join('')) < fewLetters) throw new Unreadable('import_empty');
  return { split_by: chapters.length > 1 ? split_by : 'nothing', left_out, chapters };
};
