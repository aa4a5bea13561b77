import type { Route } from '../http';

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A book in the viewer</title>
<style>body { font: 1.1rem/1.6 Georgia, serif; margin: 0; padding: 2rem; background: #f4ecd8; color: #2b2118 }</style>
<h1>A book in the viewer</h1>
<p>On AWS the viewer of the Internet Archive is here, and its pages can be turned. On the laptop this page stands in for it.</p>
</html>`;

/**
 * The stand-in for the viewer of the Internet Archive, which other sites may frame. Its path is outside `/_local/`, which must
 * not be framed.
 */
export const viewer =
  ({ isDown }: { isDown: () => boolean }): Route =>
  async (_request, response) => {
    for (const header of ['x-frame-options', 'content-security-policy']) response.removeHeader(header);
    response.writeHead(isDown() ? 503 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(isDown() ? '' : page);
  };
