import { largestUpload } from '../../../../contract/imports/endpoints';

/** The file types that the browser's file chooser offers. */
export const acceptedFiles = '.epub,.txt,application/epub+zip,text/plain';

const megabyte = 1024 * 1024;

/** "0.4 MB", "20 MB". Rounded up, so that a file just over the limit does not read like one just within it. */
export const megabytes = (bytes: number) => `${Math.ceil((10 * bytes) / megabyte) / 10} MB`;

const isBook = ({ name, type }: File) =>
  /\.(epub|txt)$/i.test(name) || acceptedFiles.split(',').includes(type);

/** Why a file cannot be uploaded; undefined if it can. The server reads the content, this only saves a useless upload. */
export const wrongWithFile = (file: File): string | undefined => {
  if (!isBook(file))
    return `${file.name} is no EPUB (.epub) and no plain text (.txt). Please choose another.`;
  if (file.size === 0) return `${file.name} is empty. Please choose another.`;
  if (file.size > largestUpload)
    return `${file.name} has ${megabytes(file.size)}, and at most ${megabytes(largestUpload)} can be uploaded. Please choose an edition without pictures.`;
  return undefined;
};

/** The name as the contract takes it: one line of at most 200 characters, without markup. */
export const fileNameOf = ({ name }: File) =>
  name
    .replace(/[\p{Cc}\p{Cf}<>]/gu, '')
    .slice(-200)
    .trim();
