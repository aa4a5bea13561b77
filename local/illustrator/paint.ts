import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { pageOf, readOrder } from './page';

let started: Promise<void> | undefined;

/**
 * The picture for a prompt, as PNG of `side` pixels: our own art, the same for the same prompt. Works offline; 1024 pixels take
 * about half a second.
 */
export const paint = async (prompt: string, side: number): Promise<Buffer> => {
  started ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await started;
  const drawing = new Resvg(pageOf(readOrder(prompt)), { fitTo: { mode: 'width', value: side } });
  const page = drawing.render();
  const png = Buffer.from(page.asPng());
  page.free();
  drawing.free();
  return png;
};
