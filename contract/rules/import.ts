/** The bounds of an import of books. Rows beyond are left out; a longer file is refused. */
export const importLimits = { characters: 1_000_000, rows: 500 } as const;
