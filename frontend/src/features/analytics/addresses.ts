/** The addresses in a pasted text, each once: whatever is between commas, semicolons and spaces and has an @. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\s]+/)
      .filter((token) => token.includes('@'))
      .map((token) => token.toLowerCase()),
  ),
];
