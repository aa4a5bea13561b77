const patterns: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[email]'],
  [/https?:\/\/\S+|www\.\S+/gi, '[link]'],
  [/\+?\d[\d\s().-]{6,}\d/g, '[number]'],
  [
    /\b\d{1,5}\s+\p{L}[\p{L}\s.]{1,30}\b(street|st|avenue|ave|road|rd|lane|ln|drive|dr|way|court|ct)\b\.?/giu,
    '[address]',
  ],
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Replaces what could identify the author by placeholders: addresses, numbers, links, and the words in `about` (the user's
 * name, address and school).
 */
export const withoutPersonalData = (text: string, about: readonly string[]): string => {
  const names = about
    .filter((word) => word.trim().length > 1)
    .map((word) => [new RegExp(escaped(word.trim()), 'giu'), '[name]'] as const);
  return [...names, ...patterns].reduce(
    (clean, [pattern, placeholder]) => clean.replace(pattern, placeholder),
    text,
  );
};
