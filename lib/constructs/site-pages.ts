/** Pages that are prerendered files of their own; every other address without a file ending is the app's. */
const prerendered = { '/': '/index.html', '/privacy': '/privacy.html', '/terms': '/terms.html' };

/**
 * The CloudFront function that turns a page's address into its file. The laptop runs the same text.
 */
export const toPageFile = `function handler(event) {
  var request = event.request;
  var pages = ${JSON.stringify(prerendered)};
  var address = request.uri.length > 1 ? request.uri.replace(/\\/$/, '') : request.uri;
  if (pages[address]) request.uri = pages[address];
  else if (address.lastIndexOf('.') < address.lastIndexOf('/')) request.uri = '/app.html';
  return request;
}`;
