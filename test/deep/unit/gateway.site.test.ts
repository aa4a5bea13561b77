import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { type SiteOptions, site } from '../../../local/gateway/site';
import type { Template } from '../../../local/template/template';
import { afterwards, temporaryFolder } from '../../support/clean-up';

/** The part of a template that the site needs: each address is answered with the file of its name. */
const template = {
  only: () => ['Rewrite', { Properties: { FunctionCode: 'const handler = ({ request }) => request' } }],
  output: () => '{}',
} as unknown as Template;

const serve = async (options: SiteOptions) => {
  const route = site(template, options, () => ({}));
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(String(request.url));
    void route(request, response, new URL(`http://localhost${request.url}`)).catch(() => {
      response.writeHead(500).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  afterwards(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
};

const setUp = async () => {
  const folder = temporaryFolder();
  const [siteFolder, galleryFolder] = [path.join(folder, 'site'), path.join(folder, 'gallery')];
  const page = Promise.withResolvers<void>();
  const guide = Promise.withResolvers<void>();
  const served = await serve({
    siteFolder,
    siteBuilt: page.promise,
    galleryFolder,
    galleryBuilt: guide.promise,
  });
  const build = (at: string, name: string, done: () => void) => {
    mkdirSync(at);
    writeFileSync(path.join(at, name), `built ${name}`);
    done();
  };
  return {
    ...served,
    buildSite: () => build(siteFolder, 'app.html', page.resolve),
    buildGuide: () => build(galleryFolder, '_ui.html', guide.resolve),
    failGuide: () => {
      guide.promise.catch(() => undefined);
      guide.reject(new Error('no'));
    },
  };
};

const textAt = async (url: string) => (await fetch(url)).text();

test('a request for a page that is being built is answered when it is ready', async () => {
  const { url, asked, buildSite } = await setUp();
  const answer = textAt(`${url}/app.html`);
  while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
  buildSite();
  expect(await answer).toBe('built app.html');
  expect(await textAt(`${url}/app.html`)).toBe('built app.html');
});

test('the style guide delays no page of the site, and is answered when it is built', async () => {
  const { url, asked, buildSite, buildGuide } = await setUp();
  buildSite();
  const guide = textAt(`${url}/_ui`);
  while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(await textAt(`${url}/app.html`)).toBe('built app.html');
  buildGuide();
  expect(await guide).toBe('built _ui.html');
});

test('a style guide that cannot be built is answered with an error, and the site remains available', async () => {
  const { url, buildSite, failGuide } = await setUp();
  buildSite();
  failGuide();
  expect((await fetch(`${url}/_ui`)).status).toBe(500);
  expect(await textAt(`${url}/app.html`)).toBe('built app.html');
});
