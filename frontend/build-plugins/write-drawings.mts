import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The design's colours by name; the file of a drawing cannot use the page's variables. */
const coloursOf = (root: string) => {
  const css = readFileSync(path.join(root, 'src/design/tokens.css'), 'utf8');
  // Reversed, because a map keeps the last value of a name: the first definition counts, before the themes override it.
  return new Map([...css.matchAll(/(--[\w-]+): (#\w+);/g)].reverse().map(([, name, value]) => [name, value]));
};

/** Writes the drawings of a page to the source path that its markup refers to, so that Vite includes them. */
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
