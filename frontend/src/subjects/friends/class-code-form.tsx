import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';

interface ClassCodeFormProps {
  readonly busy: boolean;
  readonly error: string | undefined;
  /** `forget` empties the field, once the code has worked. */
  readonly onCode: (code: string, forget: () => void) => void;
}

/** The code of a class, as the teacher has written it on the board. */
export const ClassCodeForm = ({ busy, error, onCode }: ClassCodeFormProps) => {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') onCode(code, () => setCode(''));
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-48">
        <TextField
          label="Class code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={error}
        />
      </div>
      <Button type="submit" busy={busy} disabled={code.trim() === ''} className="max-sm:w-full">
        Join
      </Button>
    </form>
  );
};
