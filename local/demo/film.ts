import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** An event that begins at a second of the film and lasts until the next one. */
interface Timed {
  readonly at: number;
}

export interface Recording {
  readonly frames: readonly (Timed & { readonly file: string })[];
  readonly cues: readonly (Timed & { readonly text: string })[];
  readonly size: { readonly width: number; readonly height: number };
  /** The second whose frame is the poster. */
  readonly poster: number;
  readonly end: number;
}

const options = (text: string) => text.split(' ');

const ffmpeg = (...args: string[]) => promisify(execFile)('ffmpeg', ['-y', '-loglevel', 'error', ...args]);

/** Throws with instructions if ffmpeg is missing. */
export const requireFfmpeg = async (): Promise<void> => {
  await ffmpeg('-version').catch(() => {
    throw new Error('Recording needs ffmpeg: install it first, for example with `apt-get install ffmpeg`.');
  });
};

const timestamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

const captions = ({ cues, end }: Recording): string => {
  const lines = cues.map(
    ({ at, text }, i) => `${timestamp(at)} --> ${timestamp(cues[i + 1]?.at ?? end)}\n${text}\n`,
  );
  return `WEBVTT\n\n${lines.join('\n')}`;
};

/** The frames and their durations as ffmpeg reads them. It requires the last frame twice. */
const frameList = ({ frames, end }: Recording): string => {
  const lines = frames.map(
    ({ file, at }, i) => `file '${file}'\nduration ${((frames[i + 1]?.at ?? end) - at).toFixed(4)}`,
  );
  return ['ffconcat version 1.0', ...lines, `file '${frames.at(-1)?.file}'`].join('\n');
};

/** Writes film, poster and captions. The film is compressed, has sharp letters, and plays before it is completely loaded. */
export const writeFilm = async (
  recording: Recording,
  to: { readonly video: string; readonly poster: string; readonly captions: string },
  folder: string,
): Promise<void> => {
  const list = path.join(folder, 'frames.txt');
  writeFileSync(list, frameList(recording));
  const { width, height } = recording.size;
  const shape = options(`-an -r 25 -vf scale=${width}:${height} -pix_fmt yuv420p`);
  const quality = options('-c:v libx264 -preset veryslow -tune animation -crf 28 -movflags +faststart');
  await ffmpeg(...options('-f concat -safe 0 -i'), list, ...shape, ...quality, to.video);
  await ffmpeg(
    ...options(`-ss ${recording.poster} -i`),
    to.video,
    ...options('-frames:v 1 -quality 72'),
    to.poster,
  );
  writeFileSync(to.captions, captions(recording));
};
