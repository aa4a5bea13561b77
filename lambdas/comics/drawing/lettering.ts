import type { Panel } from '../day-store';

/** The words of a panel in lines. Sizes are in pixels of the page. */
interface Balloon {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** The mean width of a letter as a share of the font size, measured with Baloo 2, weight 600. */
const letterWidth = 0.53;
const lineHeight = 1.18;

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Splits a text into lines of similar length, which make a round balloon. */
const inLines = (text: string, most: number): string[] => {
  const wanted = Math.ceil(text.length / most);
  const target = Math.max(text.length / wanted, Math.max(...text.split(' ').map((word) => word.length)));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (
      last !== undefined &&
      last.length + word.length / 2 + 1 <= target &&
      last.length + word.length + 1 <= most
    )
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const balloonOf = (says: string, fontSize: number, room: number): Balloon => {
  const most = Math.floor((room - 2 * fontSize) / (fontSize * letterWidth));
  const lines = inLines(says, most);
  return {
    lines,
    width: Math.min(
      room,
      Math.max(...lines.map((line) => line.length)) * fontSize * letterWidth + 1.7 * fontSize,
    ),
    height: lines.length * fontSize * lineHeight + 0.9 * fontSize,
  };
};

const textOf = ({ lines }: Balloon, x: number, y: number, fontSize: number) =>
  lines
    .map(
      (line, i) =>
        `<text x="${x}" y="${y + fontSize * (1.2 + i * lineHeight)}" text-anchor="middle" font-size="${fontSize}">${escaped(line)}</text>`,
    )
    .join('');

export interface LetteringPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/**
 * The words of a panel as SVG over its upper part: a balloon with a tail for a speaker, a box for the narrator. Every length
 * that a panel's text may have fits.
 */
export const letteringOf = (
  { says, speaker }: Pick<Panel, 'says' | 'speaker'>,
  place: LetteringPlace,
): string => {
  if (says === null) return '';
  const inset = place.size * 0.03;
  const room = place.size - 2 * inset;
  const shown = speaker === null ? says : `“${says}”`;
  const fontSize = place.size * (shown.length > 70 ? 0.05 : 0.058);
  const balloon = balloonOf(shown, fontSize, room);
  const x = speaker === null ? place.x + inset : place.x + (place.size - balloon.width) / 2;
  const y = place.y + inset;
  const middle = x + balloon.width / 2;
  const text = textOf(balloon, middle, y, fontSize);
  const line = `stroke="#2b2320" stroke-width="${place.size * 0.006}"`;
  if (speaker === null)
    return `<rect x="${x}" y="${y}" width="${balloon.width}" height="${balloon.height}" rx="${fontSize * 0.25}" fill="#fff3cf" ${line}/>${text}`;
  const bottom = y + balloon.height;
  const tail = `M${middle - fontSize * 0.9} ${bottom - 2} L${middle - fontSize * 0.2} ${bottom + fontSize} L${middle + fontSize * 0.5} ${bottom - 2} Z`;
  return [
    `<path d="${tail}" fill="#fff" ${line} stroke-linejoin="round"/>`,
    `<rect x="${x}" y="${y}" width="${balloon.width}" height="${balloon.height}" rx="${Math.min(balloon.height / 2, fontSize * 1.3)}" fill="#fff" ${line}/>`,
    // Covers the line between balloon and tail.
    `<path d="M${middle - fontSize * 0.8} ${bottom - 5} h${fontSize * 1.2} v8 h-${fontSize * 1.2} Z" fill="#fff"/>`,
    text,
  ].join('');
};
