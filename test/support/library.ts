import { library } from '../../contract/library';
import { cloud, eventually } from './cloud';
import type { Person } from './people';

/** PUTs a file as the browser does: to the site's own origin, without a token. */
export const put = (address: string, content: Buffer | string) =>
  fetch(`${cloud.url}${address}`, { method: 'PUT', body: content as BodyInit });

/** Uploads a file and has it read. */
export const upload = async (operator: Person, content: Buffer, file_name = 'book.epub') => {
  const { body } = await operator.call(library.begin, { body: { file_name, size: content.length } });
  const { status } = await put(body.upload, content);
  if (status !== 200) throw new Error(`The upload was answered ${status}`);
  await operator.call(library.uploaded, { params: { id: body.id } });
  return body.id;
};

/** Resolves when the file has been read, or cannot be. */
export const settled = (operator: Person, id: string) =>
  eventually(async () => {
    const { body } = await operator.call(library.look, { params: { id } });
    return body.status === 'found' || body.status === 'failed' ? body : undefined;
  });

export const publicDomain = {
  title: 'Alice’s Adventures',
  author: 'Lewis Carroll',
  rights: 'public_domain' as const,
  source: 'https://www.gutenberg.org/files/11',
};
