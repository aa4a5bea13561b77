import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

/** Stores each byte as the difference from the pixel to the left (filter type 1), which compresses drawings well. */
const filtered = ({ data, width, height }: Raster): Buffer => {
  const row = width * 3;
  const rows = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y++) {
    const at = y * (row + 1);
    rows[at] = 1;
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const left = x === 0 ? 0 : (data[from - 4 + channel] ?? 0);
        rows[at + 1 + x * 3 + channel] = (data[from + channel] ?? 0) - left;
      }
    }
  }
  return rows;
};

interface Raster {
  /** Rows of pixels with four bytes each, all opaque. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** PNG without transparency (https://www.w3.org/TR/png-3/). */
export const encodePng = (raster: Raster): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(raster.width, 0);
  header.writeUInt32BE(raster.height, 4);
  // 8 bits each for red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filtered(raster))),
    chunk('IEND', new Uint8Array()),
  ]);
};
