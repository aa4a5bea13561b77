import { imports } from '../../contract/imports/endpoints';
import { cloud, eventually } from './cloud';
import type { Person } from './people';

/** PUTs a file as the browser does: to the site's own origin, without a token. */
export const put = (address: string, content: Buffer | string, type = 'application/octet-stream') =>
  fetch(`${cloud.url}${address}`, {
    method: 'PUT',
    body: Buffer.from(content as Buffer),
    headers: { 'content-type': type },
  });

/** Uploads a file and starts its reading. */
export const upload = async (operator: Person, content: Buffer, file_name = 'book.epub') => {
  const { body } = await operator.call(imports.begin, { body: { file_name, size: content.length } });
  const { status } = await put(body.upload, content);
  if (status !== 200) throw new Error(`The upload was answered ${status}`);
  await operator.call(imports.uploaded, { params: { id: body.id } });
  return body.id;
};

/** Resolves when the file has been read or refused. */
export const settled = (operator: Person, id: string) =>
  eventually(async () => {
    const { body } = await operator.call(imports.look, { params: { id } });
    return body.status === 'found' || body.status === 'failed' ? body : undefined;
  });

export const publicDomain = {
  title: 'Alice’s Adventures',
  author: 'Lewis Carroll',
  rights: 'public_domain' as const,
  source: 'https://www.gutenberg.org/files/11',
};
