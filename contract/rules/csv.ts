/** A cell that a spreadsheet would take for a formula, in full width and after spaces, too, is text: https://owasp.org/www-community/attacks/CSV_Injection */
const neutral = (text: string) => (/^\s*[=+\-@＝＋－＠\t\r\n]/u.test(text) ? `'${text}` : text);

const cellOf = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  return `"${neutral(value ?? '').replaceAll('"', '""')}"`;
};

/** Comma-separated values by RFC 4180, with a mark by which spreadsheets recognize UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
