import { type MediaObject, requestMedia } from './media';

/** S3 accepts no smaller part but the last one, and at most 10,000 parts. */
const partBytes = 8 * 1024 * 1024;

/** A large object that is written in parts. It exists only once it is complete, and then replaces one of the same name. */
export interface Upload {
  /** Resolves when there is room for more: at most one part is in memory. */
  readonly write: (chunk: Uint8Array) => Promise<void>;
  /** Returns the size in bytes. */
  readonly complete: () => Promise<number>;
  /** Deletes the parts. Idempotent. */
  readonly abort: () => Promise<void>;
}

const answered = async (response: Response): Promise<string> => {
  const text = await response.text();
  // S3 may begin its answer to a completion with 200 and end it with an error.
  if (!response.ok || text.includes('<Error>')) throw new Error(`The bucket answered ${response.status}`);
  return text;
};

const partXml = (etag: string, i: number) =>
  `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag}</ETag></Part>`;

/** Begins an upload. Throws, like its operations, when the bucket refuses or is down. */
export const openUpload = async (object: MediaObject, type: string): Promise<Upload> => {
  const begun = await answered(
    await requestMedia(
      object,
      { method: 'POST', query: { uploads: '' } },
      { headers: { 'content-type': type } },
    ),
  );
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1];
  if (uploadId === undefined) throw new Error('The bucket began no upload');
  const etags: string[] = [];
  let chunks: Uint8Array[] = [];
  let waiting = 0;
  let size = 0;

  const flush = async () => {
    const partNumber = String(etags.length + 1);
    const response = await requestMedia(
      object,
      { method: 'PUT', query: { partNumber, uploadId } },
      { body: Buffer.concat(chunks) },
    );
    await answered(response);
    etags.push(response.headers.get('etag') ?? '');
    [chunks, waiting] = [[], 0];
  };

  return {
    write: async (chunk) => {
      chunks.push(chunk);
      waiting += chunk.length;
      size += chunk.length;
      if (waiting >= partBytes) await flush();
    },
    complete: async () => {
      if (waiting > 0 || etags.length === 0) await flush();
      const body = `<CompleteMultipartUpload>${etags.map(partXml).join('')}</CompleteMultipartUpload>`;
      await answered(await requestMedia(object, { method: 'POST', query: { uploadId } }, { body }));
      return size;
    },
    abort: async () => {
      const { status } = await requestMedia(object, { method: 'DELETE', query: { uploadId } });
      if (status >= 300 && status !== 404) throw new Error(`The bucket answered ${status}`);
    },
  };
};
