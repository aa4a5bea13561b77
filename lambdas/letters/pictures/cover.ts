import { escaped } from '../../platform/html';
import { pngOf } from './raster';

interface Covered {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly cover_url: string | null;
}

/** The cloths of the site's own covers (`cloth-cover.tsx`). */
const cloths = ['#1f4e5f', '#6f2937', '#2f4a2c', '#3b2f63', '#7a3f12', '#26384f'] as const;

const clothOf = (id: string) =>
  cloths[[...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7) % cloths.length];

const [width, height] = [180, 252];

/** Lines of at most this many letters; a longer word has a line of its own. */
const linesOf = (text: string, letters: number): string[] =>
  text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);

/** The size at which the longest line fits between the frames, about 0.56 em for a letter. */
const sizeOf = (lines: readonly string[], largest: number) =>
  Math.min(largest, 140 / (0.56 * Math.max(1, ...lines.map((line) => line.length))));

const written = (lines: readonly string[], size: number, top: number) =>
  lines
    .map(
      (line, i) =>
        `<text x="90" y="${top + i * size * 1.15}" font-size="${size}" text-anchor="middle" fill="#f3dfa6">${escaped(line)}</text>`,
    )
    .join('');

/** The plain binding of a book without a picture: cloth, a gilt frame, title and author. */
const clothSvg = ({ id, title, author }: Omit<Covered, 'cover_url'>): string => {
  const [titleLines, authorLines] = [linesOf(title, 12).slice(0, 5), linesOf(author, 16).slice(0, 2)];
  const [titleSize, authorSize] = [sizeOf(titleLines, 25), sizeOf(authorLines, 15)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Baloo 2" font-weight="600">
<rect width="${width}" height="${height}" fill="${clothOf(id)}"/>
<rect width="12" height="${height}" fill="#000" opacity="0.18"/>
<rect x="20" y="12" width="148" height="228" rx="7" fill="none" stroke="#f3dfa6" stroke-width="1.5"/>
${written(titleLines, titleSize, 34 + titleSize)}
${written(authorLines, authorSize, 226 - (authorLines.length - 1) * authorSize * 1.15)}
</svg>`;
};

/** No other address is asked for: the facts of a book come from the catalogue, but a letter does not rely on it. */
const host = 'covers.openlibrary.org';
const patienceMilliseconds = 4000;
const largest = 300_000;

/** The middle size, about 180 pixels wide. */
const addressOf = (cover: string | null): URL | undefined => {
  const url = cover === null ? null : URL.parse(cover.replace(/-[LS]\.jpg$/, '-M.jpg'));
  if (url?.hostname !== host) return undefined;
  url.protocol = 'https:';
  url.searchParams.set('default', 'false');
  return url;
};

const isJpeg = (content: Uint8Array) => content[0] === 0xff && content[1] === 0xd8;

/** The picture of a real cover; undefined if the catalogue has none or does not answer soon. */
const photographed = async (cover: string | null): Promise<Uint8Array | undefined> => {
  const address = addressOf(cover);
  if (address === undefined) return undefined;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patienceMilliseconds) });
    const content = new Uint8Array(await response.arrayBuffer());
    return response.ok && content.length <= largest && isJpeg(content) ? content : undefined;
  } catch {
    return undefined;
  }
};

/** The cover of a book as a picture for a mail. */
export const coverOf = async (book: Covered) => {
  const photo = await photographed(book.cover_url);
  if (photo !== undefined) return { type: 'image/jpeg' as const, content: photo };
  return { type: 'image/png' as const, content: await pngOf(clothSvg(book), width) };
};
