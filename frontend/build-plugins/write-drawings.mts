import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The design's colours by name; a drawing's file cannot ask the page for them. */
const coloursOf = (root: string) => {
  const css = readFileSync(path.join(root, 'src/design/tokens.css'), 'utf8');
  // Backwards, as a map keeps the last of a name: what counts is the first, before the themes change some.
  return new Map([...css.matchAll(/(--[\w-]+): (#\w+);/g)].reverse().map(([, name, value]) => [name, value]));
};

/** Writes the drawings of a page where its markup looks for them: below the sources, for Vite to take along. */
export const writeDrawings = (root: string, drawings: ReadonlyMap<string, string>): void => {
  const colours = coloursOf(root);
  const folder = path.join(root, '.drawn');
  mkdirSync(folder, { recursive: true });
  for (const [name, markup] of drawings) {
    const coloured = markup.replace(/var\((--[\w-]+)\)/g, (_, colour) => {
      const value = colours.get(colour);
      if (value === undefined) throw new Error(`The drawing ${name} uses an unknown colour ${colour}`);
      return value;
    });
    writeFileSync(path.join(folder, `${name}.svg`), coloured);
  }
};
