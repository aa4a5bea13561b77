/** The names of the reading levels, which the reader sees as a path to climb. Each ends at a US school grade. */
export const levels: readonly { readonly upTo: number; readonly name: string }[] = [
  { upTo: 2, name: 'First steps' },
  { upTo: 3, name: 'Easy path' },
  { upTo: 4, name: 'Steady climb' },
  { upTo: 6, name: 'High hill' },
  { upTo: Number.POSITIVE_INFINITY, name: 'Mountain' },
];

/** How hard a book is to read, in a child's words and in a grown-up's: `Steady climb, grade 4`. */
export const readingLevelLabel = (grade: number): string => {
  const name = levels.find(({ upTo }) => grade <= upTo)?.name;
  return `${name}, grade ${Math.max(1, grade)}`;
};

/** The school grades of a level, by its place in `levels`, both inclusive. */
export const gradesOf = (level: number): { from: number; to: number } => ({
  from: level === 0 ? 0 : (levels[level - 1]?.upTo ?? 0) + 1,
  to: Math.min(levels[level]?.upTo ?? 0, 12),
});
