import { type ChangeEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ProgressBar } from '../../ui/progress-bar';
import { RetryNotice } from '../../ui/retry-notice';
import { TextField } from '../../ui/text-field';
import { acceptedFiles, megabytes, wrongWithFile } from './book-file';
import { useBookUpload } from './use-book-upload';

interface AddBookProps {
  readonly onUploaded: (id: string, file: File) => void;
  readonly onCancelled: (file: File) => void;
}

/** Chooses a file, checks it, and uploads it. */
export const AddBook = ({ onUploaded, onCancelled }: AddBookProps) => {
  const [wrong, setWrong] = useState<string>();
  const { file, sent, isUploading, error, start, retry, cancel } = useBookUpload(onUploaded);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (chosen === undefined) return;
    const problem = wrongWithFile(chosen);
    setWrong(problem);
    if (problem === undefined) start(chosen);
    // So that the same file can be chosen again.
    target.value = '';
  };
  const cancelIt = (uploading: File) => {
    cancel();
    onCancelled(uploading);
  };
  return (
    <Card aria-labelledby="add-book" className="grid gap-4">
      <h2 id="add-book" className="text-xl">
        Add a book
      </h2>
      {isUploading && file !== undefined ? (
        <div className="grid gap-3">
          <p className="wrap-anywhere">
            Uploading <strong>{file.name}</strong>
          </p>
          <ProgressBar label={`Uploading ${file.name}`} value={Math.min(sent, file.size)} max={file.size} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-[0.9em] text-soft">
              {megabytes(Math.min(sent, file.size))} of {megabytes(file.size)}
            </p>
            <Button look="secondary" onClick={() => cancelIt(file)}>
              Cancel
            </Button>
          </div>
        </div>
      ) : (
        <>
          <TextField
            label="The book’s file"
            type="file"
            accept={acceptedFiles}
            hint="An EPUB without copy protection, or a plain text, of at most 20 MB. Nobody can read it before you have looked at it and said yes."
            error={wrong}
            onChange={choose}
            className="file:mr-3 file:font-semibold file:text-accent-strong"
          />
          {error !== null && wrong === undefined && (
            <RetryNotice onRetry={retry}>
              {file?.name}: {error.message}
            </RetryNotice>
          )}
        </>
      )}
    </Card>
  );
};
