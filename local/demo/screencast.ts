import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { type Recording, writeFilm } from './film';

/** Records the frames that Chromium draws, and the captions. */
export class Screencast {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'inkwren-demo-'));
  private readonly frames: Recording['frames'][number][] = [];
  private readonly cues: Recording['cues'][number][] = [];
  private started = 0;
  private poster = 0;
  private paused = 0;
  private pausedSince: number | undefined;

  private constructor(
    private readonly session: CDPSession,
    private readonly size: Recording['size'],
  ) {}

  static async of(page: Page, size: Recording['size']): Promise<Screencast> {
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

  /** Shows a caption from now until the next one. */
  say(text: string): void {
    this.cues.push({ at: this.now, text });
  }

  /** Makes the current frame the poster. */
  takePoster(): void {
    this.poster = this.now;
  }

  /** Omits the frames that are drawn meanwhile. */
  async without(boring: () => Promise<void>): Promise<void> {
    this.pausedSince = performance.now();
    await boring();
    this.paused += performance.now() - this.pausedSince;
    this.pausedSince = undefined;
  }

  async save(to: Parameters<typeof writeFilm>[1]): Promise<void> {
    const { frames, cues, size, poster, now: end } = this;
    await this.session.send('Page.stopScreencast');
    await writeFilm({ frames, cues, size, poster, end }, to, this.folder);
    rmSync(this.folder, { recursive: true });
  }
}
