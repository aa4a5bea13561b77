/**
 * Compiles lists of words, by the drawing that they select, to patterns. The words are in the singular, with `_` for a space;
 * plurals match too.
 */
export const lists = <K extends string>(
  table: Readonly<Record<K, string>>,
): readonly (readonly [K, RegExp])[] =>
  (Object.entries(table) as [K, string][]).map(([key, words]) => [
    key,
    new RegExp(`\\b(?:${words.replace(/ /g, '|').replace(/_/g, ' ')})(?:s|es)?\\b`, 'i'),
  ]);

/** The keys of a list that a text mentions, in the order of the text. */
export const mentioned = <K extends string>(list: readonly (readonly [K, RegExp])[], text: string): K[] =>
  list
    .flatMap(([key, pattern]) => {
      const at = text.search(pattern);
      return at < 0 ? [] : [{ key, at }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ key }) => key);
