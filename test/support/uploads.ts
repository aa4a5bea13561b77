import { act } from '@testing-library/react';

/** A stand-in for the browser's `XMLHttpRequest`: a test decides the outcome of each upload. */
export class Put {
  static all: Put[] = [];
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  aborted = false;
  address = '';
  readonly headers: Record<string, string> = {};
  file: File | undefined;

  open(method: string, address: string) {
    this.address = `${method} ${address}`;
    Put.all.push(this);
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  send(file: File) {
    this.file = file;
  }

  abort() {
    this.aborted = true;
  }
}

export const installUploads = () => {
  Put.all = [];
  Object.assign(globalThis, { XMLHttpRequest: Put });
};

const last = () => {
  const put = Put.all.at(-1);
  if (put === undefined) throw new Error('Nothing is being uploaded');
  return put;
};

export const sends = (loaded: number) => act(async () => last().upload.onprogress?.({ loaded }));

export const answers = (status: number) =>
  act(async () => {
    last().status = status;
    last().onload?.();
  });

export const breaksOff = () => act(async () => last().onerror?.());
