import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Received } from '../../../../contract/endpoint';
import { imports } from '../../../../contract/imports/endpoints';
import { ApiFailure, call } from '../../lib/api';
import { fileNameOf } from './book-file';
import { putFile } from './put-file';
import { importsQuery } from './queries';

/** An upload from its first byte to the end of its last try. */
class Upload {
  readonly control = new AbortController();
  begun: Received<typeof imports.begin> | undefined;
  arrived = false;

  constructor(readonly file: File) {}

  /** Continues where a failed attempt stopped. */
  async send(onProgress: (sent: number) => void) {
    const { file, control } = this;
    this.begun ??= await call(
      imports.begin,
      { body: { file_name: fileNameOf(file), size: file.size } },
      control.signal,
    );
    const { id, ...address } = this.begun;
    try {
      if (!this.arrived) await putFile(address, file, { signal: control.signal, onProgress });
    } catch (error) {
      // The address is of no use any more: the next try asks for another.
      if (error instanceof ApiFailure && error.code === 'upload_refused') await this.discard();
      throw error;
    }
    this.arrived = true;
    await call(imports.uploaded, { params: { id } }, control.signal);
    return id;
  }

  /** Without a network the entry stays in the list, where it can be removed. */
  async discard() {
    const id = this.begun?.id;
    this.begun = undefined;
    if (id !== undefined) await call(imports.remove, { params: { id } }).catch(() => undefined);
  }

  cancel() {
    this.control.abort();
    return this.discard();
  }
}

/** Uploads one file at a time, with its progress in bytes. Leaving the screen cancels the upload. */
export const useBookUpload = (onDone: (id: string, file: File) => void) => {
  const queries = useQueryClient();
  const current = useRef<Upload>(undefined);
  const [sent, setSent] = useState(0);
  const refresh = () => queries.invalidateQueries(importsQuery);
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: (upload: Upload) => upload.send(setSent),
    onSettled: refresh,
  });
  const end = () => {
    void current.current?.cancel().then(refresh);
    current.current = undefined;
    setSent(0);
    reset();
  };
  const send = (upload: Upload) =>
    mutate(upload, {
      onSuccess: (id) => {
        current.current = undefined;
        reset();
        onDone(id, upload.file);
      },
    });
  useEffect(() => () => void current.current?.cancel(), []);
  return {
    sent,
    error,
    file: variables?.file,
    isUploading: isPending,
    start: (file: File) => {
      end();
      current.current = new Upload(file);
      send(current.current);
    },
    retry: () => current.current !== undefined && send(current.current),
    cancel: end,
  };
};
