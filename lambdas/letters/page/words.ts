import type { Days, ReadBook } from '../week';

const named = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T12:00:00Z`).toLocaleString('en-US', { ...options, timeZone: 'UTC' });

/** `November 15 to 21`, or `November 29 to December 5`. */
export const daysInWords = ({ first, last }: Days): string => {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const end = isOneMonth ? named(last, { day: 'numeric' }) : named(last, { month: 'long', day: 'numeric' });
  return `${named(first, { month: 'long', day: 'numeric' })} to ${end}`;
};

const several = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** `Finished · 18 of 20 answers right`. */
export const progressInWords = ({ chapter, is_finished, right, asked }: ReadBook): string => {
  const place = is_finished
    ? ['Finished']
    : chapter === null || chapter === 0
      ? []
      : [`Up to chapter ${chapter}`];
  return [...place, ...(asked > 0 ? [`${right} of ${several(asked, 'answer')} right`] : [])].join(' · ');
};

/** `24 pages of books on paper, as Maya has written down.` */
export const pagesInWords = (pages: number, name: string): string =>
  `${several(pages, 'page')} of books on paper, as ${name} has written down.`;

/** `Maya`, `Maya and Leo`, `Maya, Leo and Ada`. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const possessive = (name: string): string => `${name}’${name.endsWith('s') ? '' : 's'}`;

export const inQuotes = (text: string): string => `“${text}”`;

export { several };
