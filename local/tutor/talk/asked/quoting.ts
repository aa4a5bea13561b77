export const openers = [
  'In the book it says:',
  'The book puts it like this:',
  'It says so here:',
  'This line may help:',
  'Here is what I find in the story:',
  'Listen to this line:',
  'I went back to the page:',
];

/** Straight marks within a quotation are single ones. */
export const quoted = (text: string): string =>
  `“${text
    .replace(/[“"](?=[\p{L}\d])/gu, '‘')
    .replace(/["”]/g, '’')
    .trim()}”`;
