import * as z from 'zod/mini';
import type { ComicStyle } from '../../../contract/comics/kinds';
import { ask, UnusableAnswer } from '../../model/ask';
import { drawImage } from '../../model/draw';
import { moderateImage } from '../../model/moderate';
import { log } from '../../platform/log';
import type { Storyboard } from '../day-store';
import { drawnSize, panelCount } from '../layouts';
import { readDrawing, UnreadablePicture } from './render';
import { styleWords } from './styles';

const imageMilliseconds = 120_000;
const moderationMilliseconds = 20_000;

/** The complete prompt for a picture: it contains nothing about the child, and only invented names. */
const imagePrompt = ({ cast, panels }: Storyboard, style: ComicStyle): string =>
  [
    'A wordless comic page for children: one square image with two by two square panels of exactly equal size that fill it, without frames around the page.',
    `Style: ${styleWords[style]}.`,
    'A drawing, never a photograph. No letters, numbers, signs, logos, speech bubbles or writing anywhere. No real person, no known character.',
    'The upper quarter of each panel stays calm, such as sky or wall. Everybody looks the same in all panels. Kind and safe: no weapons in use, no blood, everybody dressed.',
    ...cast.map(({ name, look }) => `${name}: ${look}`),
    ...panels.map(({ scene }, i) => `Panel ${i + 1}: ${scene.replace(/\s+/g, ' ')}`),
  ].join('\n');

const Look = z.object({
  /** Anything unsuitable for a child of seven. */
  unfit: z.boolean(),
  /** Readable writing, signs or logos. */
  writing: z.boolean(),
  /** A photograph, or somebody who looks like a real person. */
  real_person: z.boolean(),
  /** An address, a number plate, a school or anything that identifies a child or its place. */
  personal: z.boolean(),
  panels: z.int(),
});

/** The second check, by a model that sees the picture. It answers yes whenever it is unsure. */
const isFit = (image: string): Promise<boolean> =>
  ask({
    feature: 'look',
    instructions:
      'You check a picture that is meant for children of 7 to 12 before anybody sees it. Answer true to a question when you are not sure. panels: how many panels the picture has.',
    material: 'The picture of a comic page.',
    image,
    answer: Look,
    check: ({ panels, ...reasons }) => {
      const found = Object.entries(reasons).flatMap(([reason, is]) => (is ? [reason] : []));
      if (panels !== panelCount) found.push('panels');
      if (found.length > 0) log.info('picture refused', { reasons: found.join() });
      return found.length === 0;
    },
    texts: () => [],
  });

/** A picture that cannot be decoded cannot be checked either. */
const isReadable = async (image: Buffer): Promise<boolean> => {
  try {
    await readDrawing(image);
    return true;
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    log.info('picture refused', { reasons: 'unreadable' });
    return false;
  }
};

const png = (image: Buffer) => `data:image/png;base64,${image.toString('base64')}`;

/**
 * Draws one picture that passes moderation and the second check. Undefined if it was refused, also by the image service. Throws
 * when a model is down, so that no unchecked picture is shown.
 */
export const drawPicture = async (board: Storyboard, style: ComicStyle): Promise<Buffer | undefined> => {
  const image = await drawImage(imagePrompt(board, style), drawnSize, AbortSignal.timeout(imageMilliseconds));
  if (image === undefined || !(await isReadable(image))) return undefined;
  if (await moderateImage('pictures', png(image), AbortSignal.timeout(moderationMilliseconds)))
    return undefined;
  try {
    return (await isFit(png(image))) ? image : undefined;
  } catch (error) {
    if (error instanceof UnusableAnswer) return undefined;
    throw error;
  }
};
