/** What stands on a page of a children's book, in characters. */
const page = 1200;

/** The beginning of a text, about a page of it: whole paragraphs, or of a long one whole words. */
export const firstPage = (text: string): string => {
  if (text.length <= page) return text;
  const paragraph = text.lastIndexOf('\n\n', page);
  if (paragraph > page / 2) return text.slice(0, paragraph);
  return `${text.slice(0, Math.max(text.lastIndexOf(' ', page), 1))}…`;
};
