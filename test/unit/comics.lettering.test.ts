import { inflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { letteringOf } from '../../lambdas/comics/drawing/lettering';
import { encodePng } from '../../lambdas/comics/drawing/png';
import { drawnPanel, layouts, objectOf } from '../../lambdas/comics/layouts';

const place = { x: 100, y: 200, size: 500 };
const numberOf = (svg: string, name: string) => Number(new RegExp(` ${name}="([-\\d.]+)"`).exec(svg)?.[1]);
const rectOf = (svg: string) => {
  const rect = /<rect[^>]*>/.exec(svg)?.[0] ?? '';
  return {
    x: numberOf(rect, 'x'),
    y: numberOf(rect, 'y'),
    width: numberOf(rect, 'width'),
    height: numberOf(rect, 'height'),
  };
};
const linesOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, line]) => line);

describe('the words of a panel', () => {
  test('are nothing for a silent panel', () => {
    expect(letteringOf({ says: null, speaker: 'Fox' }, place)).toBe('');
  });

  test('of the narrator stand in a box at the left, without quotation marks and tail', () => {
    const svg = letteringOf({ says: 'One day', speaker: null }, place);
    expect(linesOf(svg)).toEqual(['One day']);
    expect(svg).not.toContain('<path');
    expect(rectOf(svg)).toMatchObject({ x: 115, y: 215 });
  });

  test('of a speaker stand in a balloon in the middle, with quotation marks and a tail below', () => {
    const svg = letteringOf({ says: 'Hi!', speaker: 'Fox' }, place);
    expect(linesOf(svg)).toEqual(['“Hi!”']);
    const { x, width, y, height } = rectOf(svg);
    expect(x + width / 2).toBeCloseTo(350, 6);
    const [, tip] = /<path d="M[-\d.]+ [-\d.]+ L[-\d.]+ ([-\d.]+) L/.exec(svg) ?? [];
    expect(Number(tip)).toBeCloseTo(y + height + 29, 6);
    expect(numberOf(/<text[^>]*>/.exec(svg)?.[0] ?? '', 'x')).toBeCloseTo(350, 6);
  });

  test('are smaller from 71 characters on', () => {
    const sizeOf = (length: number) =>
      numberOf(
        letteringOf({ says: 'x '.repeat(length).slice(0, length), speaker: null }, place),
        'font-size',
      );
    expect([sizeOf(69), sizeOf(70), sizeOf(71)]).toEqual([29, 29, 25]);
  });

  test.each([1, 12, 40, 70, 71, 100, 140])(
    'of %i characters stay in the panel, each line in its place',
    (length) => {
      const says = 'the fox ran over it '.repeat(8).slice(0, length).trim();
      for (const speaker of ['Fox', null]) {
        const svg = letteringOf({ says, speaker }, place);
        const { x, y, width, height } = rectOf(svg);
        expect(x).toBeGreaterThanOrEqual(115);
        expect(x + width).toBeLessThanOrEqual(585.001);
        const lines = linesOf(svg);
        expect(lines.join(' ')).toBe(speaker === null ? says : `“${says}”`);
        const places = [...svg.matchAll(/<text x="[^"]*" y="([^"]*)"/g)].map(([, at]) => Number(at));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(new Set(places).size).toBe(lines.length);
        for (const at of places) {
          expect(at).toBeGreaterThan(y);
          expect(at).toBeLessThan(y + height);
        }
      }
    },
  );

  test('are divided into lines of similar length', () => {
    const says = 'the fox ran over it the fox ran over it';
    expect(linesOf(letteringOf({ says, speaker: null }, place))).toEqual([
      'the fox ran over it',
      'the fox ran over it',
    ]);
    expect(linesOf(letteringOf({ says: `${'x'.repeat(20)} a b c`, speaker: null }, place))).toHaveLength(1);
  });

  test.each([
    ['up to the longest that fits', [26, 15, 10], [26, 26]],
    ['without one that would not fit', [26, 16, 10], [26, 16, 10]],
    ['with a word of which half reaches over the mean', [11, 4, 11], [16, 11]],
  ])('are divided %s', (_, lengths, lines) => {
    const says = lengths.map((length) => 'x'.repeat(length)).join(' ');
    const shown = linesOf(letteringOf({ says, speaker: null }, place));
    expect(shown.map((line) => line?.length)).toEqual(lines);
  });

  const numbersOf = (svg: string) =>
    [...svg.matchAll(/-?\d+(?:\.\d+)?/g)].map(([found]) => Math.round(Number(found) * 100) / 100);
  const tagsOf = (svg: string, name: string) =>
    [...svg.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].map(([tag]) => tag);

  test('of the narrator stand in a box that is as wide as its longest line and has round corners', () => {
    const svg = letteringOf({ says: 'One day', speaker: null }, place);
    const { width, height } = rectOf(svg);
    expect([width, height].map(Math.round)).toEqual([157, 60]);
    const [rect = ''] = tagsOf(svg, 'rect');
    expect(numberOf(rect, 'rx')).toBeCloseTo(7.25, 6);
    expect(numberOf(rect, 'stroke-width')).toBe(3);
    expect(rect).toContain('stroke="#2b2320"');
    const longer = rectOf(letteringOf({ says: `${'x'.repeat(26)} ${'x'.repeat(10)}`, speaker: null }, place));
    expect(Math.round(longer.width)).toBe(449);
  });

  test('of a speaker stand over a tail whose seam is covered', () => {
    const svg = letteringOf({ says: 'Hi!', speaker: 'Fox' }, place);
    const [tail = '', cover = ''] = tagsOf(svg, 'path');
    const drawn = (tag: string) => numbersOf(/ d="([^"]*)"/.exec(tag)?.[1] ?? '');
    expect(drawn(tail)).toEqual([323.9, 273.32, 344.2, 304.32, 364.5, 273.32]);
    expect(drawn(cover)).toEqual([326.8, 270.32, 34.8, 8, -34.8]);
    expect(numberOf(tagsOf(svg, 'rect')[0] ?? '', 'rx')).toBeCloseTo(30.16, 6);
    const two = letteringOf({ says: `${'x'.repeat(20)} ${'x'.repeat(20)}`, speaker: 'Fox' }, place);
    expect(numberOf(tagsOf(two, 'rect')[0] ?? '', 'rx')).toBeCloseTo(37.7, 6);
    const lines = [...two.matchAll(/<text x="[^"]*" y="([^"]*)"/g)].map(([, at]) => Math.round(Number(at)));
    expect(lines).toEqual([250, 284]);
    expect(two.replace(/<[^>]*>/g, '|')).toMatch(/^\|+“x{20}\|\|x{20}”\|$/);
  });

  test('cannot leave their element', () => {
    expect(linesOf(letteringOf({ says: '<b>&"', speaker: null }, place))).toEqual(['&lt;b&gt;&amp;&quot;']);
  });
});

describe('the pages of a comic', () => {
  test('take the panels from the quarters of the drawing', () => {
    expect([0, 1, 2, 3].map(drawnPanel)).toEqual([
      { x: 0, y: 0, size: 512 },
      { x: 512, y: 0, size: 512 },
      { x: 0, y: 512, size: 512 },
      { x: 512, y: 512, size: 512 },
    ]);
  });

  test('have equal gaps around the panels, in two rows or in one column', () => {
    expect([0, 1, 2, 3].map(layouts.grid.placeOf)).toEqual([
      { x: 16, y: 16, size: 512 },
      { x: 544, y: 16, size: 512 },
      { x: 16, y: 544, size: 512 },
      { x: 544, y: 544, size: 512 },
    ]);
    expect(layouts.grid.size).toEqual({ width: 1072, height: 1072 });
    expect([0, 3].map(layouts.strip.placeOf)).toEqual([
      { x: 16, y: 16, size: 512 },
      { x: 16, y: 1600, size: 512 },
    ]);
    expect(layouts.strip.size).toEqual({ width: 544, height: 2128 });
  });

  test('are stored by picture, layout and format', () => {
    expect(objectOf('p1', 'strip', 'png')).toEqual({ prefix: 'comics', name: 'p1-strip.png' });
  });
});

test('a PNG has the size, the colours and the check sums of its picture', () => {
  const data = Uint8Array.from([10, 20, 30, 255, 15, 10, 40, 255, 1, 2, 3, 255, 1, 2, 4, 255]);
  const png = encodePng({ data, width: 2, height: 2 });
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(8), png.subarray(12, 16).toString()]).toEqual([13, 'IHDR']);
  expect([png.readUInt32BE(16), png.readUInt32BE(20), ...png.subarray(24, 29)]).toEqual([
    2, 2, 8, 2, 0, 0, 0,
  ]);
  const length = png.readUInt32BE(33);
  expect(png.subarray(37, 41).toString()).toBe('IDAT');
  // Each row begins with its filter; each pixel is the difference from the one to the left.
  expect([...inflateSync(png.subarray(41, 41 + length))]).toEqual([
    ...[1, 10, 20, 30, 5, 246, 10],
    ...[1, 1, 2, 3, 0, 0, 1],
  ]);
  expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
});
