import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { pagesOfStage, type Stated, withStated } from '../../lib/stated';
import { type Route, sendJson } from '../http';
import type { Template } from '../template/template';
import { rangeOf } from './range';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.vtt']);

/** The file of the style guide at an address. It is for developers and never deployed. */
const galleryFile = (address: string): string | undefined => {
  if (address === '/_ui') return '_ui.html';
  return address.startsWith('/_ui/') ? address.slice('/_ui/'.length) : undefined;
};

interface HeadersPolicy {
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  SecurityHeadersConfig: {
    ContentSecurityPolicy: { ContentSecurityPolicy: string };
    FrameOptions: { FrameOption: string };
    ReferrerPolicy: { ReferrerPolicy: string };
    StrictTransportSecurity: { AccessControlMaxAgeSec: number };
  };
}

/** The headers that CloudFront adds to every answer. `viewer` replaces the catalogue's viewer. */
export const responseHeaders = (template: Template, viewer = '$&'): Record<string, string> => {
  const policy = template.resolve(
    template.only('AWS::CloudFront::ResponseHeadersPolicy')[1].Properties.ResponseHeadersPolicyConfig,
  ) as HeadersPolicy;
  const { ContentSecurityPolicy, FrameOptions, ReferrerPolicy, StrictTransportSecurity } =
    policy.SecurityHeadersConfig;
  return {
    'content-security-policy': ContentSecurityPolicy.ContentSecurityPolicy.replace(
      /(?<=frame-src )[^;]+/,
      viewer,
    ),
    'x-content-type-options': 'nosniff',
    'x-frame-options': FrameOptions.FrameOption,
    'referrer-policy': ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': `max-age=${StrictTransportSecurity.AccessControlMaxAgeSec}; includeSubDomains; preload`,
    ...Object.fromEntries(policy.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
  };
};

/** The template's CloudFront function, which maps a page's address to its file. */
const rewriter = (template: Template) => {
  const code = String(template.only('AWS::CloudFront::Function')[1].Properties.FunctionCode);
  const handler = runInNewContext(`${code}; handler`) as (event: object) => { uri: string };
  return (uri: string) => handler({ request: { uri } }).uri;
};

const sendFile = (request: IncomingMessage, response: ServerResponse, file: string) => {
  const { size } = statSync(file);
  const range = rangeOf(request.headers.range, size);
  response.setHeader('accept-ranges', 'bytes');
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return;
  }
  if (range === undefined) response.writeHead(200, { 'content-length': size });
  else
    response.writeHead(206, {
      'content-length': range.end - range.start + 1,
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
    });
  if (request.method === 'HEAD') response.end();
  // A video player may close the connection early: this is no error.
  else pipeline(createReadStream(file, range), response, () => undefined);
};

export interface SiteOptions {
  readonly siteFolder: string;
  /** Resolves when the site is built. Absent: it is built already. */
  readonly siteBuilt?: Promise<unknown> | undefined;
  /** The built style guide, served at /_ui. */
  readonly galleryFolder?: string | undefined;
  readonly galleryBuilt?: Promise<unknown> | undefined;
}

/**
 * Serves the built site as CloudFront does, and /config.json as the deployment writes it. A request for a part that is still
 * being built waits for it.
 */
export const site = (
  template: Template,
  { siteFolder, siteBuilt, galleryFolder = siteFolder, galleryBuilt }: SiteOptions,
  configFor: (origin: string) => object,
): Route => {
  const rewrite = rewriter(template);
  const stated = JSON.parse(String(template.output('Stated'))) as Stated;
  const compressed = new Map<string, Buffer>();

  return async (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendJson(response, 403, {});
    if (url.pathname === '/config.json')
      return sendJson(response, 200, configFor(`http://${request.headers.host}`));
    const address = decodeURI(url.pathname);
    const inGallery = galleryFile(address);
    const folder = inGallery === undefined ? siteFolder : galleryFolder;
    await (inGallery === undefined ? siteBuilt : galleryBuilt);
    const file = path.join(folder, path.normalize(inGallery ?? rewrite(address)));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile())
      return sendJson(response, 404, {});
    const ending = path.extname(file);
    response.setHeader('content-type', types[ending] ?? 'application/octet-stream');
    response.setHeader(
      'cache-control',
      url.pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    const isPage = pagesOfStage.some((page) => path.join(siteFolder, page) === file);
    const content = () =>
      isPage ? Buffer.from(withStated(readFileSync(file, 'utf8'), stated)) : readFileSync(file);
    if (compressible.has(ending) && /\bbr\b/.test(String(request.headers['accept-encoding']))) {
      const key = `${file} ${statSync(file).mtimeMs}`;
      const body = compressed.get(key) ?? brotliCompressSync(content());
      compressed.set(key, body);
      response.setHeader('content-encoding', 'br');
      response.end(body);
    } else if (isPage) response.end(content());
    else sendFile(request, response, file);
  };
};
