import type { ContentsEntry } from './contents';
import { tryResolve } from './epub-package';
import type { Text } from './epub-text';
import { type Mark, type Split, splitAt } from './split';

const isChapter = /^(chapter|kapitel|\d+|[ivxlc]+)\b/i;

/**
 * The entries that are chapters. An entry that contains others and has hardly any text of its own is a part or the title of
 * the book; the entries below it are the chapters.
 */
const marksOf = (entries: readonly ContentsEntry[], text: Text, from: string): Mark[] => {
  const placeOf = ({ href }: ContentsEntry) => {
    const target = tryResolve(from, href);
    return target && text.find(target.name, target.id);
  };
  return entries.flatMap((entry): Mark[] => {
    const at = placeOf(entry);
    const below = marksOf(entry.below, text, from);
    const [first] = below;
    if (at === undefined) return below;
    const mark = { title: entry.title, at };
    if (first === undefined || isChapter.test(entry.title.trim())) return [mark];
    return text.lengthBetween(at, first.at) < 1500 ? below : [mark, ...below];
  });
};

const headingMarks = ({ blocks }: Text): Mark[] =>
  blocks.flatMap(({ text, isHeading }, at) =>
    isHeading && !blocks[at - 1]?.isHeading ? [{ title: text, at }] : [],
  );

/** Splits by the table of contents; if that yields fewer than two places, by headings; otherwise by pages. */
export const splitEpub = (contents: readonly ContentsEntry[], from: string, text: Text): Split => {
  const ways = [
    ['contents', marksOf(contents, text, from)],
    ['headings', headingMarks(text)],
    ['files', text.pages.map(({ title, at }, i) => ({ at, title: title || `Chapter ${i + 1}` }))],
  ] as const;
  const [by, marks] = ways.find(([, found]) => new Set(found.map(({ at }) => at)).size > 1) ?? [
    'nothing',
    [],
  ];
  return splitAt(text.blocks, marks, by);
};
