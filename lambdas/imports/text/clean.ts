/** Control characters, text direction marks, soft hyphens and other invisible characters, which could hide in a sentence. */
const invisible = /[\p{Cc}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Runs of spaces other than a single plain one, which most words have between them. */
const wideSpaces = /[\t\r\f][\t\r\f ]*| [\t\r\f ]+/g;

/** One paragraph with its typography and line breaks; runs of spaces become one space. */
export const paragraph = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(wideSpaces, ' ').replace(invisible, '').trim())
    .join('\n')
    .trim();

/** Limits the cost of a line; the rest of a longer source is ignored. */
const longestSource = 5000;

/** One line without markup, of at most `most` characters. */
export const plainLine = (text: string, most: number): string =>
  text
    .slice(0, longestSource)
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .replace(/<[^<>]*>|[<>]/g, '')
    .trim()
    .slice(0, most)
    .trim();

/** A title or a name: one line without markup or addresses. */
export const line = (text: string, most: number): string =>
  plainLine(text.replace(/\bhttps?:\S+/gi, ''), most);
