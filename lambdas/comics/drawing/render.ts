import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpEncoder from '@jsquash/webp/codec/enc/webp_enc_simd.js';
import { defaultOptions } from '@jsquash/webp/meta.js';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Panel } from '../day-store';
import { drawnPanel, drawnSize, type LayoutName, layouts, panelCount } from '../layouts';
import { letteringOf } from './lettering';
import { encodePng } from './png';

/** Read from the files that are deployed beside the code (`assets` in lib/subjects/comics.ts). */
const asset = (name: string) => readFileSync(path.join(__dirname, name));

/** The fonts of the scripts that can be lettered. */
const fontFiles = ['latin', 'latin-ext', 'devanagari'].map((script) => `baloo-2-${script}-600-normal.woff2`);

const startEncoder = async () => {
  const module = await WebAssembly.compile(asset('webp_enc_simd.wasm'));
  return webpEncoder({
    noInitialRun: true,
    // By default it would look for its file at an address that does not exist in a bundle.
    locateFile: (name: string) => name,
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
      const instance = new WebAssembly.Instance(module, imports);
      done(instance);
      return instance.exports;
    },
  });
};

interface Tools {
  readonly encoder: Awaited<ReturnType<typeof startEncoder>>;
  readonly fonts: Uint8Array[];
}

const startTools = async (): Promise<Tools> => {
  await initWasm(asset('index_bg.wasm'));
  return { encoder: await startEncoder(), fonts: fontFiles.map(asset) };
};

let tools: Promise<Tools> | undefined;

/** Rows of pixels with four bytes each. */
interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Fonts are for an SVG with words: unpacking them takes longer than all else. */
const rasterized = (svg: string, fonts: Uint8Array[] = []): Pixels => {
  const drawing = new Resvg(svg, { font: { fontBuffers: fonts, defaultFontFamily: 'Baloo 2' } });
  const page = drawing.render();
  const pixels = { data: page.pixels.slice(), width: page.width, height: page.height };
  page.free();
  drawing.free();
  return pixels;
};

const svgOf = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Baloo 2" font-weight="600" fill="#2b2320">${inner}</svg>`;

/** A drawn square, ready for lettering. */
export type Drawing = Pixels;

/** The bytes cannot be decoded as a picture. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** Whether nothing was drawn: the renderer draws nothing, without an error, if it cannot decode the bytes. */
const isBlank = ({ data }: Pixels): boolean => {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return false;
  return true;
};

/** Decodes a PNG into a square of two by two panels. Throws `UnreadablePicture`. */
export const readDrawing = async (image: Buffer): Promise<Drawing> => {
  tools ??= startTools();
  await tools;
  const href = `data:image/png;base64,${image.toString('base64')}`;
  const inner = `<image href="${href}" width="${drawnSize}" height="${drawnSize}" preserveAspectRatio="xMidYMid slice"/>`;
  const drawing = rasterized(svgOf(drawnSize, drawnSize, inner));
  if (isBlank(drawing)) throw new UnreadablePicture('Nothing could be decoded');
  return drawing;
};

/** The frames and words over the panels, on a transparent ground. */
const overlayOf = (panels: readonly Panel[], layout: LayoutName): string => {
  const { size, placeOf } = layouts[layout];
  const inner = panels.slice(0, panelCount).map((panel, i) => {
    const { x, y, size: side } = placeOf(i);
    return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="4" fill="none" stroke="#2b2320" stroke-width="4"/>${letteringOf(panel, placeOf(i))}`;
  });
  return svgOf(size.width, size.height, inner.join(''));
};

/** Copies each panel to its place on white paper. Nothing is scaled: panels keep the size in which they were drawn. */
const paperWith = (drawing: Drawing, layout: LayoutName): Pixels => {
  const { size, placeOf } = layouts[layout];
  const data = new Uint8Array(size.width * size.height * 4).fill(255);
  for (let i = 0; i < panelCount; i++) {
    const [from, to] = [drawnPanel(i), placeOf(i)];
    for (let row = 0; row < from.size; row++) {
      const start = ((from.y + row) * drawing.width + from.x) * 4;
      data.set(drawing.data.subarray(start, start + from.size * 4), ((to.y + row) * size.width + to.x) * 4);
    }
  }
  return { data, ...size };
};

/** Lays an overlay with premultiplied alpha over a page. */
const blend = ({ data }: Pixels, { data: over }: Pixels): void => {
  for (let i = 0; i < over.length; i += 4) {
    const alpha = over[i + 3] ?? 0;
    if (alpha === 0) continue;
    for (let channel = i; channel < i + 3; channel++)
      data[channel] = Math.min(255, (over[channel] ?? 0) + ((data[channel] ?? 0) * (255 - alpha)) / 255);
  }
};

export interface RenderedPage {
  readonly png: Uint8Array;
  readonly webp: Uint8Array;
}

/**
 * Letters a drawing and lays it out as a page. All codecs are WebAssembly, which runs on every processor, or Node's own.
 */
export const renderPage = async (
  drawing: Drawing,
  panels: readonly Panel[],
  layout: LayoutName,
): Promise<RenderedPage> => {
  tools ??= startTools();
  const { encoder, fonts } = await tools;
  const page = paperWith(drawing, layout);
  blend(page, rasterized(overlayOf(panels, layout), fonts));
  const { data, width, height } = page;
  const options = { ...defaultOptions, quality: 82 };
  const webp = encoder.encode(new Uint8ClampedArray(data.buffer), width, height, options);
  if (webp === null) throw new Error('The page could not be encoded');
  return { png: encodePng(page), webp: new Uint8Array(webp) };
};
