/** One measurement, as it is printed and stored. */
export interface Section {
  readonly title: string;
  /** The measured quantity, the method and the budget. */
  readonly about: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const isNumeric = (cell: string) => /^[-\d]/.test(cell) || cell === '';

/** A Markdown table that is readable as plain text. Columns of numbers are aligned to the right. */
const table = ({ columns, rows }: Section): string => {
  const widths = columns.map((name, i) =>
    Math.max(3, name.length, ...rows.map((row) => row[i]?.length ?? 0)),
  );
  const toRight = columns.map((_, i) => i > 0 && rows.every((row) => isNumeric(row[i] ?? '')));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (toRight[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, i) => (toRight[i] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(columns), line(rule), ...rows.map(line)].join('\n');
};

export const markdown = (section: Section): string =>
  `## ${section.title}\n\n${section.about}\n\n${table(section)}\n`;

/** A number as it is read, with one decimal at most. */
export const figure = (number: number): string =>
  number.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** 1 KB is 1000 bytes throughout. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

export const withinBudget = (value: number, budget: number): string => (value <= budget ? 'yes' : 'NO');

/** The sections of a written document by title, each in the format of `markdown`. */
export const sectionsOf = (document: string): Map<string, string> =>
  new Map(
    document
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [section.slice(3, section.indexOf('\n')), `${section.trimEnd()}\n`]),
  );
