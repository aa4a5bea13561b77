/** Headings of release notes, by the first word of a commit's subject. A subject with another word is a change. */
const headings: Readonly<Record<string, readonly string[]>> = {
  New: ['Add', 'Show', 'Let', 'Offer', 'Allow'],
  Repaired: ['Fix', 'Repair', 'Correct', 'Prevent', 'Keep', 'Restore'],
  'Behind the scenes': ['Test', 'Measure', 'Document', 'Rename', 'Move', 'Split', 'Update'],
};

const headingOf = (subject: string): string => {
  const [verb = ''] = subject.split(' ');
  return Object.keys(headings).find((heading) => headings[heading]?.includes(verb)) ?? 'Changed';
};

/** Release notes in Markdown, from the subjects of commits. */
export const notesOf = (subjects: readonly string[]): string => {
  if (subjects.length === 0) return 'No changes.\n';
  const groups = Map.groupBy(subjects, headingOf);
  return ['New', 'Repaired', 'Changed', 'Behind the scenes']
    .flatMap((heading) => {
      const lines = groups.get(heading) ?? [];
      return lines.length === 0 ? [] : [`## ${heading}\n\n${lines.map((line) => `- ${line}\n`).join('')}`];
    })
    .join('\n');
};
