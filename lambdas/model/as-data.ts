/** The maximum lengths, in characters, of the texts that a prompt or a screen takes from a catalogue, a file or a model. */
export const longest = {
  title: 200,
  author: 120,
  chapterTitle: 120,
  character: 60,
  sheet: 600,
  summary: 600,
  expected: 120,
} as const;

/** Control characters, line separators, zero-width characters and characters that change the text direction. */
const invisible =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]+/gu;

const links = /\b(?:[a-z][a-z+.-]*:\/\/|www\.|(?:mailto|javascript|data):(?=\S))\S*/gi;

/** Tags, HTML entities, Markdown links, and the characters that mark up Markdown or delimit our prompts. */
const markup: readonly (readonly [RegExp, string])[] = [
  [/<[^<>]*>/g, ' '],
  [/&(?:#\w{1,8}|[a-z]\w{1,20});/gi, ' '],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [links, ' '],
  [/[<>`{}[\]|\\*_#~^]+/g, ' '],
];

export const hasInvisible = (text: string): boolean => text.replace(/\s/g, ' ').search(invisible) >= 0;
export const hasLink = (text: string): boolean => text.search(links) >= 0;
export const hasMarkup = (text: string): boolean => markup.some(([pattern]) => text.search(pattern) >= 0);

/**
 * One line of plain text, cut to `max` characters. A title or name from a catalogue, a file or a model cannot leave its line in
 * a prompt, link anywhere, or reorder what is shown. Empty if nothing is left.
 */
export const plain = (text: string, max: number): string => {
  const clean = markup.reduce(
    (rest, [pattern, instead]) => rest.replace(pattern, instead),
    text.normalize('NFC').replace(invisible, ' '),
  );
  return [...clean.replace(/\s+/g, ' ').trim()].slice(0, max).join('').trim();
};

/**
 * The text as a quoted JSON string, for a prompt: `ask` tells the model that quoted texts are data. Quotation marks in the text
 * are escaped, so it cannot end its own quotation.
 */
export const quoted = (text: string, max: number): string => JSON.stringify(plain(text, max));

/** The lines of a prompt that name a book. */
export const bookLines = ({ title, author }: { title: string; author: string }): string =>
  `Title: ${quoted(title, longest.title)}\nAuthor: ${quoted(author, longest.author)}`;
