/** HTML that is safe to write. */
export interface Html {
  readonly html: string;
}

export type Part = Html | string | number | null | false | readonly Part[];

/** Text as it stands in HTML and in SVG. */
export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const written = (part: Part): string => {
  if (part === null || part === false) return '';
  if (Array.isArray(part)) return part.map(written).join('');
  if (typeof part === 'object') return (part as Html).html;
  return escaped(String(part));
};

/** HTML with values, each of which is escaped unless it is HTML itself. */
export const html = (fixed: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: fixed.reduce((text, piece, i) => `${text}${written(parts[i - 1] ?? null)}${piece}`),
});
