import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { chapterPicturePlace, portraitPlace } from '../../../lambdas/books/pictures';
import { readLibrary } from '../../../lambdas/stock/own-books';

const site = 'frontend/public';
const largest = 15_000;
const notDrawn = /<(?:script|text|image|foreignObject|style|!DOCTYPE)|\bon\w+=|href="[^#]|url\([^#]/i;

const drawn = readLibrary('library').flatMap(({ id, title, chapters, characters }) => {
  const file = path.join('library', id, 'pictures.json');
  if (!existsSync(file)) return [];
  const pictures: { chapters: string[]; portraits: Record<string, string> } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return [{ id, title, chapters, characters, pictures }];
});

test('a character’s portrait is in a file with the letters of the name', () => {
  expect(portraitPlace('b', 'Mr. Haddad')).toBe('/pictures/b/mr-haddad.svg');
  expect(portraitPlace('b', 'Great-aunt Perpetua')).toBe('/pictures/b/great-aunt-perpetua.svg');
});

test('pictures belong to a book that tells what they show', () => {
  const folder = path.join(site, 'pictures');
  expect(existsSync(folder) ? readdirSync(folder).sort() : []).toEqual(drawn.map(({ id }) => id).sort());
});

const describeBook =
  ({ id, chapters, characters, pictures }: (typeof drawn)[number]) =>
  () => {
    const all = [
      ...pictures.chapters.map((alt, i) => ({ place: chapterPicturePlace(id, i + 1), box: '640 400', alt })),
      ...Object.entries(pictures.portraits).map(([name, alt]) => ({
        place: portraitPlace(id, name),
        box: '240 240',
        alt,
      })),
    ];

    test('are one for each chapter and one for each character', () => {
      expect(pictures.chapters).toHaveLength(chapters.length);
      expect(Object.keys(pictures.portraits).sort()).toEqual(characters.map(({ name }) => name).sort());
      expect(readdirSync(path.join(site, 'pictures', id)).sort()).toEqual(
        all.map(({ place }) => path.basename(place)).sort(),
      );
    });

    test('begin with a character who is met in chapter 1', () => {
      const [first] = characters;
      const names = [first?.name ?? '', ...(first?.also ?? [])];
      expect(names.some((name) => chapters[0]?.text.includes(name))).toBe(true);
    });

    test.each(all)('$place is small, says what it shows, and is only drawn', ({ place, box, alt }) => {
      const file = path.join(site, place);
      const drawing = readFileSync(file, 'utf8');
      expect(statSync(file).size).toBeLessThanOrEqual(largest);
      expect(alt.length).toBeGreaterThan(0);
      expect(alt.length).toBeLessThanOrEqual(160);
      expect(drawing).toContain(`<title>${alt.replaceAll('&', '&amp;')}</title>`);
      expect(drawing).toContain(`viewBox="0 0 ${box}"`);
      expect(drawing).not.toMatch(notDrawn);
    });

    test('have ids that no other picture has', () => {
      const ids = all.flatMap(({ place }) =>
        [...readFileSync(path.join(site, place), 'utf8').matchAll(/\bid="([^"]*)"/g)].map(([, one]) => one),
      );
      expect(ids.filter((one, i) => ids.indexOf(one) !== i)).toEqual([]);
      expect(ids.filter((one) => !one?.startsWith(`${id}-`))).toEqual([]);
    });
  };

for (const book of drawn) describe(`the pictures of ${book.title}`, describeBook(book));
