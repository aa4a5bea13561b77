/** @jest-environment-options {"functions": "threads"} */
import { expect, test } from '@jest/globals';
import { comics } from '../../../contract/comics/endpoints';
import { paint } from '../../../local/illustrator/paint';
import { cloud, useModel } from '../../support/cloud';
import { createComic, newSchool, story } from '../../support/comics';
import { startPainter } from '../../support/painter';
import { createPerson } from '../../support/people';

// Only this suite draws real pages, with the deployed bundle.

const pictureAt = async (address: string) => {
  const response = await fetch(`${cloud.url}${address}`);
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
};

test('200: a comic has pictures for wide screens and phones, as PNG and smaller WebP, in the declared sizes', async () => {
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

test('200: the picture for others has invented names, and the child’s own picture has the real ones', async () => {
  const painter = await startPainter();
  await useModel(painter.url);
  const pupil = newSchool();
  const [author, mate] = await Promise.all([pupil(), pupil()]);
  // All pages have the same drawing, so that they differ only in their letters.
  painter.paint = (_, side) => paint('', side);
  let heroes: string[] = [];
  painter.storyboard = (material) => {
    const [says = '', hero = ''] = /(\w+) gave the dragon a cookie/.exec(material) ?? [];
    heroes = [...heroes, hero];
    const scene = 'A castle in a forest.';
    const panel = { scene, says: null, speaker: null };
    return { cast: [], panels: [{ scene, says, speaker: null }, panel, panel, panel], concern: 'nothing' };
  };
  const own = await createComic(author, story('Mia'));
  const [seen] = (await mate.call(comics.today, {})).body.comics;
  const [invented = ''] = heroes;
  expect(invented).not.toBe('Mia');
  // The own picture of a child who wrote the invented name shows that name.
  const same = await createComic(await createPerson(), story(invented));
  const bytes = async (address = '') => (await pictureAt(address)).bytes.toString('base64');
  for (const layout of ['grid', 'strip'] as const) {
    const [mine, theirs, expected] = [own, seen, same].map((comic) => comic?.pictures[layout].png);
    const shown = await bytes(theirs);
    expect(shown === (await bytes(mine))).toBe(false);
    expect(shown === (await bytes(expected))).toBe(true);
  }
});
