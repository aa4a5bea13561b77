import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildAll, built } from '../local/build/build';
import { OriginServer } from '../local/gateway/server';
import { responseHeaders, site } from '../local/gateway/site';
import { Template } from '../local/template/template';
import { withBrowser } from './browser';
import { kilobytes, type Section, withinBudget } from './report';
import { median } from './statistics';

const budget = 700;
const runs = 5;

interface Measured {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly script: number;
}

/** Serves a folder as the laptop cloud serves the site: compressed, and with its security headers. */
const serve = async (folder: string) => {
  const template = new Template(built.template);
  const files = site(template, { siteFolder: folder }, () => ({}));
  const headers = responseHeaders(template);
  const server = new OriginServer();
  const port = await server.listen(0);
  server.serve(
    (request, response, url) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return files(request, response, url);
    },
    (_request, socket) => socket.destroy(),
  );
  const url = `http://localhost:${port}/`;
  // The first request compresses the page; a CDN has done so before.
  await fetch(url, { headers: { 'accept-encoding': 'br' } });
  return { url, close: () => server.close() };
};

/** Runs Lighthouse with its mobile profile: slow 4G and a quarter of the processor's speed, both simulated. */
const measure = async (url: string, port: number): Promise<Measured> => {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'silent' });
  if (result === undefined) throw new Error(`Lighthouse measured nothing at ${url}`);
  const { audits, categories } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details as
    | { items: { resourceType: string; transferSize: number }[] }
    | undefined;
  const scripts = requests?.items.filter(({ resourceType }) => resourceType === 'Script') ?? [];
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
};

const buildClientRendered = (outDir: string) => {
  const root = path.resolve(__dirname, '..');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const from = path.join(root, 'bench/client-rendered');
  const env = { ...process.env, NODE_ENV: 'production' };
  return promisify(execFile)(process.execPath, [vite, 'build', from, '--outDir', outDir, '--emptyOutDir'], {
    cwd: from,
    env,
  });
};

/** The load time of the landing page, compared with the same content rendered in the browser. */
export const landingPage = async (folder: string): Promise<Section> => {
  await buildAll(() => undefined);
  await buildClientRendered(folder);
  const row = async (name: string, served: string) => {
    const { url, close } = await serve(served);
    const all: Measured[] = [];
    for (let run = 0; run < runs; run++) all.push(await withBrowser(({ port }) => measure(url, port)));
    close();
    const of = (key: keyof Measured) => median(all.map((measured) => measured[key]));
    return [
      name,
      of('lcp').toFixed(0),
      of('cls').toFixed(3),
      of('fcp').toFixed(0),
      of('score').toFixed(0),
      kilobytes(of('script')),
      withinBudget(of('lcp'), budget),
    ];
  };
  return {
    title: 'The landing page on a phone',
    about: `Lighthouse's mobile profile (slow 4G, processor four times slower), medians of ${runs} runs, against the laptop cloud. Budget: largest contentful paint ${budget} ms, no layout shift.`,
    columns: ['', 'LCP ms', 'CLS', 'FCP ms', 'score', 'KB JavaScript', 'within budget'],
    rows: [await row('prerendered', built.site), await row('the same, rendered in the browser', folder)],
  };
};
