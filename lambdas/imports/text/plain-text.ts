import type { Block } from './blocks';
import type { Budget } from './budget';
import { line, paragraph } from './clean';
import type { ReadBook } from './epub';
import { type Mark, splitAt } from './split';
import { Unreadable } from './unreadable';

/** The beginning of a PDF, RTF, XML or HTML file: text, but not a plain-text book. */
const otherFormat = /^\s*(%PDF-|\{\\rtf|<(\?xml|!doctype|html)\b)/i;

const decode = (bytes: Buffer): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // A text contains no zero byte; a picture or a program contains many.
  if (bytes.includes(0)) throw new Unreadable('import_not_a_book');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const heading = /^(#{1,3} \S.*|(chapter|kapitel|chapitre|cap[ií]tulo)\s+([ivxlc]+|\d+|[a-z-]+)\b.{0,100})$/i;

const longestHeading = 200;

/** A heading that is only the number of a chapter; its name may be the next paragraph. */
const numberOnly = /^(chapter|kapitel|chapitre|cap[ií]tulo)\s+\S+[.:]?$/i;

/** One line whose long words begin with a capital letter, as in a chapter's name. */
const isName = ({ text, isHeading }: Block): boolean =>
  !isHeading && text.length <= 80 && !/\n|[.;,:”"]$|(?<![\p{L}’'-])\p{Ll}\p{L}{4}/u.test(text);

const isNamed = (heading: Block | undefined, name: Block): heading is Block =>
  heading?.isHeading === true && numberOnly.test(heading.text) && isName(name);

/** Merges the number of a chapter and the name below it into one heading. */
const withNames = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block, at) => {
    const [before, after] = [blocks[at - 1], blocks[at + 1]];
    if (isNamed(before, block)) return [];
    if (after === undefined || !isNamed(block, after)) return [block];
    return [{ ...block, text: `${block.text.replace(/[.:]$/, '')}: ${after.text}` }];
  });

/** Joins the lines of a paragraph. They stay separate if a line after the first is indented, as in verse. */
const joined = ([first = '', ...rest]: readonly string[]): string =>
  paragraph([first, ...rest].join(rest.some((text) => /^\s{2,}\S/.test(text)) ? '\n' : ' '));

const blocksOf = (text: string): Block[] =>
  text
    .split(/\n[ \t]*\n+/)
    .map((part) => part.split('\n').filter((each) => each.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const first = lines[0]?.trim() ?? '';
      const isHeading = lines.length <= 2 && first.length <= longestHeading && heading.test(first);
      const text = isHeading ? paragraph(lines.join(' ')).replace(/^#+ /, '') : joined(lines);
      return { text, isHeading, isAround: false };
    })
    .filter((block) => block.text !== '');

const labelled = (text: string, label: string) =>
  line(new RegExp(`^${label}:\\s*(.+)$`, 'im').exec(text.slice(0, 5000))?.[1] ?? '', 200);

/** A heading directly before another one is a line of the table of contents; splitting drops it as too short. */
const marksOf = (blocks: readonly Block[]): Mark[] =>
  blocks.flatMap(({ text, isHeading }, at) => (isHeading ? [{ title: text, at }] : []));

/** Reads a plain text and splits it at its headings. Throws `Unreadable`. */
export const readPlainText = (bytes: Buffer, spend: Budget): ReadBook => {
  const text = decode(bytes).replace(/\r\n?/g, '\n');
  spend('lines');
  // Counted before the text is split into lines.
  for (const _ of text.matchAll(/\n/g)) spend('lines');
  if (otherFormat.test(text)) throw new Unreadable('import_not_a_book');
  const blocks = withNames(blocksOf(text));
  return {
    ...splitAt(blocks, marksOf(blocks), 'headings'),
    title: labelled(text, 'title'),
    author: labelled(text, 'author'),
    source: /project gutenberg/i.test(text.slice(0, 5000)) ? 'Project Gutenberg' : null,
  };
};
