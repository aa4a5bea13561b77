/** @jest-environment-options {"functions": "threads"} */
import { expect, test } from '@jest/globals';
import { cloud } from '../support/cloud';
import { createComic } from '../support/comics';
import { createPerson } from '../support/people';

// The one suite that draws real pages, with the bundle that is deployed.

const pictureAt = async (address: string) => {
  const response = await fetch(`${cloud.url}${address}`);
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
};

test('200: a comic comes for wide screens and for phones, as PNG and as smaller WebP, in the declared sizes', async () => {
  const { pictures, image_url } = await createComic(await createPerson());
  expect(image_url).toBe(pictures.grid.png);
  expect([pictures.grid.width, pictures.grid.height]).toEqual([1072, 1072]);
  expect([pictures.strip.width, pictures.strip.height]).toEqual([544, 2128]);
  for (const { png, webp, width, height } of [pictures.grid, pictures.strip]) {
    const picture = await pictureAt(png);
    expect(picture.type).toBe('image/png');
    expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([width, height]);
    const small = await pictureAt(webp);
    expect(small.type).toBe('image/webp');
    expect(small.bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(small.bytes.length).toBeLessThan(picture.bytes.length);
  }
});
