/**
 * The bounds of an import of books. The browser reads the file and sends its rows in parts, each far below the limit of a
 * body; rows beyond the most are left out, and a longer file is refused. Texts are cut to `letters`.
 */
export const importLimits = { bytes: 5_000_000, rows: 500, rowsPerCall: 10, letters: 300 } as const;
