/** Prerendered pages and their files. Every other address without a file extension belongs to the app. */
const prerendered = { '/': '/index.html', '/privacy': '/privacy.html', '/terms': '/terms.html' };

/** The CloudFront function that maps a page's address to its file. The local server runs the same code. */
export const toPageFile = `function handler(event) {
  var request = event.request;
  var pages = ${JSON.stringify(prerendered)};
  var address = request.uri.length > 1 ? request.uri.replace(/\\/$/, '') : request.uri;
  if (pages[address]) request.uri = pages[address];
  else if (address.lastIndexOf('.') < address.lastIndexOf('/')) request.uri = '/app.html';
  return request;
}`;
