import { addressesAtOnce } from '../../../../contract/rules/friends';

/** The addresses in a pasted text, each once: whatever is between commas, semicolons and spaces and has an @. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\s]+/)
      .filter((token) => token.includes('@'))
      .map((token) => token.toLowerCase()),
  ),
];

/** As many as one request takes. */
export const partsOf = (addresses: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(addresses.length / addressesAtOnce) }, (_, i) =>
    addresses.slice(i * addressesAtOnce, (i + 1) * addressesAtOnce),
  );
