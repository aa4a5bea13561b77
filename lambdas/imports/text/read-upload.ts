import { type Budget, newBudget } from './budget';
import { type ReadBook, readEpub } from './epub';
import { readPlainText } from './plain-text';

/** The content decides, not the file name: an EPUB begins like a zip archive. Throws `Unreadable`. */
export const readUpload = async (bytes: Buffer, spend: Budget = newBudget()): Promise<ReadBook> =>
  bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04'
    ? readEpub(bytes, spend)
    : readPlainText(bytes, spend);
