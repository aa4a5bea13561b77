/** Control characters, directions of writing, soft hyphens and other invisible ones: they would hide in a sentence. */
const invisible = /[\p{Cc}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** One paragraph: typography is kept, spaces are single, lines as they are. */
export const paragraph = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/[\t\r\f ]+/g, ' ')
        .replace(invisible, '')
        .trim(),
    )
    .join('\n')
    .trim();

/** No line is cut from more: the time of looking for markup grows with the square of the text. */
const longestSource = 5000;

/** One line without markup, at most so long. */
export const plainLine = (text: string, most: number): string =>
  text
    .slice(0, longestSource)
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .replace(/<[^>]*>|[<>]/g, '')
    .trim()
    .slice(0, most)
    .trim();

/** A title or a name: one line without markup or addresses. */
export const line = (text: string, most: number): string =>
  plainLine(text.replace(/\bhttps?:\S+/gi, ''), most);
