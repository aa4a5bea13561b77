import { type ComicStyle, comicStyles } from '../../contract/comics/kinds';
import { styleWords } from '../../lambdas/comics/drawing/styles';
import { panel } from './panel';
import { Pen } from './pen';
import { side } from './places/sky';
import { type Character, readLook } from './reading/character';
import { readScene } from './reading/scene';
import type { Whereabouts } from './reading/setting';
import { dots } from './screentone.json';

/** A picture as ordered, from the lines of the prompt. */
export interface Order {
  readonly style: ComicStyle;
  readonly cast: readonly Character[];
  readonly scenes: readonly string[];
}

/** Parses the prompt of a comic in the product's format. */
export const readOrder = (prompt: string): Order => {
  const style = comicStyles.find((one) => prompt.includes(styleWords[one])) ?? 'Cartoon';
  const scenes = [...prompt.matchAll(/^Panel \d: (.*)$/gm)].map(([, scene = '']) => scene);
  const cast = [...prompt.matchAll(/^([\p{L}' ]{1,24}): (an? .*)$/gmu)].map(([, name = '', look = '']) =>
    readLook(name, look),
  );
  return { style, cast, scenes };
};

/** A wordless page of two by two panels as SVG, 1024 pixels square. */
export const pageOf = (order: Order): string => {
  const pen = new Pen(order.style);
  let before: Whereabouts | undefined;
  const panels = [0, 1, 2, 3].map((i) => {
    const scene = readScene(order.scenes[i] ?? '', order.cast, before);
    before = scene.setting;
    const [x, y] = [(i % 2) * side, Math.floor(i / 2) * side];
    return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${panel(pen, scene, i)}</svg>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * side}" height="${2 * side}"><defs>${dots}</defs>${panels.join('')}</svg>`;
};
