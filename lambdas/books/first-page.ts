/** The length of a page of a children's book, in characters. */
const page = 1200;

/** The first page of a text: whole paragraphs, or whole words if the first paragraph is longer than a page. */
export const firstPage = (text: string): string => {
  if (text.length <= page) return text;
  const paragraph = text.lastIndexOf('\n\n', page);
  if (paragraph > page / 2) return text.slice(0, paragraph);
  return `${text.slice(0, Math.max(text.lastIndexOf(' ', page), 1))}…`;
};
