import { type ReadBook, readEpub } from './epub';
import { readPlainText } from './plain-text';

/** Whatever a file is called: an EPUB begins as a zip archive does. Throws `Unreadable`. */
export const readUpload = async (bytes: Buffer): Promise<ReadBook> =>
  bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04' ? readEpub(bytes) : readPlainText(bytes);
