import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';

const run = promisify(execFile);

interface Frame {
  readonly file: string;
  /** Seconds since the start, pauses left out. */
  readonly at: number;
}

interface Cue {
  readonly from: number;
  readonly text: string;
}

const timestamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

/** Takes what Chromium draws, frame by frame, and what is to be said about it. */
export class Screencast {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'inkwren-demo-'));
  private readonly frames: Frame[] = [];
  private readonly cues: Cue[] = [];
  private started = 0;
  private poster = 0;
  private paused = 0;
  private pausedSince: number | undefined;

  private constructor(
    private readonly session: CDPSession,
    private readonly size: { readonly width: number; readonly height: number },
  ) {}

  static async of(page: Page, size: Screencast['size']): Promise<Screencast> {
    const session = await page.context().newCDPSession(page);
    const cast = new Screencast(session, size);
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
      cast.keep(Buffer.from(data, 'base64'));
    });
    cast.started = performance.now();
    await session.send('Page.startScreencast', {
      format: 'jpeg',
      quality: 95,
      maxWidth: size.width,
      maxHeight: size.height,
    });
    return cast;
  }

  private get now() {
    return (performance.now() - this.started - this.paused) / 1000;
  }

  private keep(picture: Buffer) {
    if (this.pausedSince !== undefined) return;
    const file = path.join(this.folder, `${String(this.frames.length).padStart(5, '0')}.jpg`);
    writeFileSync(file, picture);
    this.frames.push({ file, at: this.now });
  }

  /** From here on, until the next one. */
  say(text: string): void {
    this.cues.push({ from: this.now, text });
  }

  /** What is seen now is what the film looks like before it plays. */
  takePoster(): void {
    this.poster = this.now;
  }

  /** Leaves out what happens meanwhile. */
  async without(boring: () => Promise<void>): Promise<void> {
    this.pausedSince = performance.now();
    await boring();
    this.paused += performance.now() - this.pausedSince;
    this.pausedSince = undefined;
  }

  /** Writes the film, the picture shown before it plays, and the captions. */
  async save(to: { video: string; poster: string; captions: string }): Promise<void> {
    const end = this.now;
    await this.session.send('Page.stopScreencast');
    const until = (list: readonly { at?: number; from?: number }[], i: number) =>
      list[i + 1]?.at ?? list[i + 1]?.from ?? end;
    const script = this.frames.map(
      ({ file, at }, i) => `file '${file}'\nduration ${(until(this.frames, i) - at).toFixed(4)}`,
    );
    const list = path.join(this.folder, 'frames.txt');
    writeFileSync(list, `ffconcat version 1.0\n${script.join('\n')}\n`);
    const h264 =
      '-an -c:v libx264 -preset veryslow -tune animation -crf 29 -pix_fmt yuv420p -movflags +faststart';
    const film = [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'concat',
      '-safe',
      '0',
      '-i',
      list,
      '-r',
      '25',
      '-vf',
      `scale=${this.size.width}:${this.size.height}`,
    ];
    await run('ffmpeg', [...film, ...h264.split(' '), to.video]);
    const still = ['-y', '-loglevel', 'error', '-ss', String(this.poster), '-i', to.video, '-frames:v', '1'];
    await run('ffmpeg', [...still, '-quality', '72', to.poster]);
    const cues = this.cues.map(
      ({ from, text }, i) => `${timestamp(from)} --> ${timestamp(until(this.cues, i))}\n${text}\n`,
    );
    writeFileSync(to.captions, `WEBVTT\n\n${cues.join('\n')}`);
    rmSync(this.folder, { recursive: true });
  }
}
