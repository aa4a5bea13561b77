import { type FormEvent, useState } from 'react';
import { friendsMessages } from '../../../../contract/friends/messages';
import { counted } from '../../lib/counted';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Disclosure } from '../../ui/disclosure';
import { Notice } from '../../ui/notice';
import { ProgressBar } from '../../ui/progress-bar';
import { TextArea } from '../../ui/text-area';
import { type BulkResult, useBulk } from './use-bulk';

/** The addresses in a pasted text, without duplicates: everything with an @ between commas, semicolons and spaces. */
const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\s]+/)
      .filter((token) => token.includes('@'))
      .map((token) => token.toLowerCase()),
  ),
];

const Results = ({ result: { successful, auto_accepted, failed } }: { result: BulkResult }) => (
  <div className="grid gap-3">
    {auto_accepted.length > 0 && (
      <Notice kind="success">
        {counted(auto_accepted.length, 'student')} of your school have been added.
      </Notice>
    )}
    {successful.length > 0 && (
      <Notice kind="success">
        Requests sent to {counted(successful.length, 'student')}. They appear in your list once they accept.
      </Notice>
    )}
    {failed.length > 0 && (
      <>
        <Notice kind="error">{counted(failed.length, 'student')} could not be added.</Notice>
        <ul className="divide-y divide-line rounded-card border border-line px-4">
          {failed.map(({ email, error }) => (
            <li key={email} className="py-2 wrap-anywhere">
              <strong>{email}</strong>: {error}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);

/** For teachers: adds a whole class at once from a pasted text. */
export const BulkAdd = () => {
  const [text, setText] = useState('');
  const [isNone, setIsNone] = useState(false);
  const { start, progress, result, forget } = useBulk();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const addresses = addressesIn(text);
    setIsNone(addresses.length === 0);
    forget();
    if (addresses.length > 0 && progress === undefined) void start(addresses);
  };
  return (
    <Card>
      <Disclosure summary="Add many students at once">
        <form onSubmit={submit} className="mt-3 grid gap-3">
          <TextArea
            label="E-mail addresses"
            hint="Separated by commas, semicolons, spaces or lines: paste a column of a spreadsheet."
            maxHeight={240}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={isNone ? friendsMessages.noValidEmails : undefined}
          />
          <div>
            <Button
              type="submit"
              disabled={text.trim() === ''}
              busy={progress !== undefined}
              className="max-sm:w-full"
            >
              Add Students
            </Button>
          </div>
          {progress !== undefined && (
            <ProgressBar
              label={`Asking ${counted(progress.of, 'student')}`}
              value={progress.done}
              max={progress.of}
            />
          )}
        </form>
      </Disclosure>
      {result !== undefined && (
        <div className="mt-3">
          <Results result={result} />
        </div>
      )}
    </Card>
  );
};
