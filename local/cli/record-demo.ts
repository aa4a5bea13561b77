import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { startDemo } from '../built-cloud';
import { Hand } from '../demo/cursor';
import { requireFfmpeg } from '../demo/film';
import { Screencast } from '../demo/screencast';
import { signIn, walk } from '../demo/walk';

/**
 * `npm run record-demo`: records the demo film of the landing page, with captions, on a separate laptop cloud with the demo data.
 */
const media = path.resolve(__dirname, '../../frontend/landing/media');
const files = {
  video: path.join(media, 'demo.mp4'),
  poster: path.join(media, 'demo.webp'),
  captions: path.join(media, 'demo.vtt'),
};
const budgets = { video: 1_200_000, poster: 40_000, captions: 4_000 };
/** A phone's viewport of 390 by 700, so that the film is legible on a phone, with twice the pixels for larger screens. */
const film = { width: 780, height: 1400, scale: 2 };

/** A time zone in which it is about four in the afternoon: a child in the film should not be awake at night. */
const afternoon = () => {
  const ahead = Math.min(14, 16 - new Date().getUTCHours());
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
};

/** Resizes the window so that its content has the requested size. */
const resize = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const { windowId, bounds } = await session.send('Browser.getWindowForTarget');
  const inside = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const width = (bounds.width ?? 0) + film.width / film.scale - inside.width;
  const height = (bounds.height ?? 0) + film.height / film.scale - inside.height;
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width, height } });
};

const tell = (line: string) => process.stdout.write(`${line}\n`);

const record = async () => {
  await requireFfmpeg();
  const cloud = await startDemo({ tell, port: Number(process.env.PORT ?? 0) });
  const browser = await chromium.launch({
    ...(existsSync('/usr/bin/chromium') && { executablePath: '/usr/bin/chromium' }),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', `--force-device-scale-factor=${film.scale}`],
  });
  try {
    const page = await browser.newPage({ viewport: null, timezoneId: afternoon() });
    await resize(page);
    const hand = await Hand.on(page);
    await page.goto(`${cloud.url}/login`);
    await signIn(page);
    const cast = await Screencast.of(page, film);
    await walk(page, hand, cast);
    await cast.save(files);
  } finally {
    await browser.close();
    await cloud.close();
  }
  for (const [name, file] of Object.entries(files)) {
    const bytes = statSync(file).size;
    const budget = budgets[name as keyof typeof budgets];
    tell(`${path.relative(process.cwd(), file)}: ${bytes} of ${budget} bytes`);
    if (bytes > budget) process.exitCode = 1;
  }
};

record().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
