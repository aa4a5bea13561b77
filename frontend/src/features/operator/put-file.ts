import { ApiFailure, offline } from '../../lib/api';

interface Address {
  readonly upload: string;
  /** The address takes no other. */
  readonly content_type: string;
}

interface Putting {
  readonly signal: AbortSignal;
  /** Is told the bytes that have been sent. */
  readonly onProgress: (sent: number) => void;
}

/**
 * PUTs a file to a signed address: by `XMLHttpRequest`, as `fetch` does not tell the progress of an upload. Throws
 * `ApiFailure`: `offline`, or `upload_refused` when the bucket does not take it, as after ten minutes. Throws the
 * reason of `signal` when it is aborted.
 */
export const putFile = ({ upload, content_type }: Address, file: File, { signal, onProgress }: Putting) =>
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', upload);
    request.setRequestHeader('content-type', content_type);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () =>
      request.status < 300
        ? resolve()
        : reject(new ApiFailure('The file did not arrive. Please try again.', 'upload_refused'));
    request.onerror = () => reject(offline());
    signal.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(file);
  });
