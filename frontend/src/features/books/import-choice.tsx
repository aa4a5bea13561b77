import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import type { Source, Unreadable } from './use-import';

/** The owner of the lists to which the books go. */
export interface Owner {
  readonly id: string;
  readonly name: string;
}

/** The value of the own lists among those of the children. */
const mine = 'mine';

/** The choice of the lists for a parent: their own or a child's. None is preset. */
const Whose = ({ of }: { of: readonly Owner[] }) => (
  <SelectField
    label="Whose books are these?"
    name="child"
    placeholder="Choose whose"
    options={[...of.map(({ id, name }) => ({ value: id, label: name })), { value: mine, label: 'Mine' }]}
    required
  />
);

interface ChoiceProps {
  /** Undefined where nothing is to be chosen. */
  readonly owners: readonly Owner[] | undefined;
  readonly busy: boolean;
  readonly unreadable: Unreadable | undefined;
  readonly onChosen: (source: Source) => void;
}

/** The file, and for a parent the lists it goes to. */
export const ImportChoice = ({ owners, busy, unreadable, onChosen }: ChoiceProps) => {
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (unreadable !== undefined) field.current?.focus();
  }, [unreadable]);
  const wrong = file === unreadable?.file ? unreadable?.text : undefined;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(file === undefined);
        if (file === undefined) return field.current?.focus();
        const whose = new FormData(event.currentTarget).get('child') ?? mine;
        if (!busy) onChosen({ file, child: whose === mine ? undefined : String(whose) });
      }}
    >
      <p>
        Goodreads and StoryGraph give you your list as a file that ends in .csv: look for “Export” in their
        settings. Title, list and stars come over. Reviews and dates are not kept.
      </p>
      {owners !== undefined && <Whose of={owners} />}
      <TextField
        ref={field}
        label="The file"
        type="file"
        accept=".csv,text/csv"
        className="file:mr-3 file:font-semibold file:text-accent-strong"
        error={missing && file === undefined ? 'Please choose the file first.' : wrong}
        onChange={(event) => setFile(event.target.files?.[0])}
      />
      <Button type="submit" busy={busy}>
        Bring them over
      </Button>
    </form>
  );
};
