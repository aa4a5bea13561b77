const checks = {
  /** ISBN-10: weights from 10 to 1, modulo 11; the last digit may be X for ten. */
  10: (isbn: string) =>
    [...isbn].reduce((sum, digit, i) => sum + (digit === 'X' ? 10 : Number(digit)) * (10 - i), 0) % 11 === 0,
  /** ISBN-13, an EAN: weights 1 and 3 in turn, modulo 10. */
  13: (isbn: string) =>
    [...isbn].reduce((sum, digit, i) => sum + Number(digit) * (i % 2 === 0 ? 1 : 3), 0) % 10 === 0,
};

/**
 * The ISBN that a text is, without its hyphens and spaces; undefined for any other text, also for a wrong check digit.
 * Rules: ISO 2108.
 */
export const isbnIn = (text: string): string | undefined => {
  const isbn = text.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{9}[\dX]$/.test(isbn)) return checks[10](isbn) ? isbn : undefined;
  return /^97[89]\d{10}$/.test(isbn) && checks[13](isbn) ? isbn : undefined;
};
