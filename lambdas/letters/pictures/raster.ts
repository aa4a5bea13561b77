import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Read from the files that are deployed beside the code (`assets` in lib/subjects/letters.ts). */
const asset = (name: string) => readFileSync(path.join(__dirname, name));

const fontFiles = ['latin', 'latin-ext', 'devanagari'].map((script) => `baloo-2-${script}-600-normal.woff2`);

const start = async (): Promise<Uint8Array[]> => {
  await initWasm(asset('index_bg.wasm'));
  return fontFiles.map(asset);
};

let fonts: Promise<Uint8Array[]> | undefined;

/** A drawing as PNG, because mail programs show no SVG. `width` is in pixels. */
export const pngOf = async (svg: string, width: number): Promise<Uint8Array> => {
  fonts ??= start();
  const drawing = new Resvg(svg, {
    font: { fontBuffers: await fonts, defaultFontFamily: 'Baloo 2' },
    fitTo: { mode: 'width', value: width },
  });
  const page = drawing.render();
  const png = page.asPng();
  page.free();
  drawing.free();
  return png;
};
