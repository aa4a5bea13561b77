import { type FormEvent, type ReactNode, useState } from 'react';
import { regions } from '../../../../contract/users/fields';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';

/** An absent field stays unchanged. */
export interface DetailsChange {
  readonly birth_year?: number;
  readonly region?: (typeof regions)[number];
  readonly school?: null;
}

interface DetailsFormProps {
  readonly details: {
    readonly age: number;
    readonly birth_year: number | null;
    readonly region: (typeof regions)[number];
    readonly school: string | null;
  };
  /** What may follow from a change, asked before it is saved. */
  readonly consequence: ReactNode;
  /** What leaving the school means. */
  readonly leaving: ReactNode;
  readonly busy: boolean;
  readonly error: Error | null;
  /** The outcome of the last change. */
  readonly outcome: string | undefined;
  readonly onSave: (change: DetailsChange) => void;
}

/** The year of birth, the region and the school of a person. A school can only be left: schools are entered by operators. */
export const DetailsForm = ({ details, consequence, leaving, ...saving }: DetailsFormProps) => {
  const { age, birth_year, region, school } = details;
  const [year, setYear] = useState(String(birth_year ?? ''));
  const [chosen, setChosen] = useState(region);
  const [asking, setAsking] = useState<DetailsChange>();
  const change: DetailsChange = {
    ...(year !== '' && Number(year) !== birth_year && { birth_year: Number(year) }),
    ...(chosen !== region && { region: chosen }),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(change).length > 0) setAsking(change);
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextField
        label="Year of birth"
        type="number"
        inputMode="numeric"
        min={1900}
        max={2100}
        step={1}
        autoComplete="off"
        value={year}
        onChange={(event) => setYear(event.target.value)}
        hint={`Counts as ${age} now. The age grows by itself on 1 January, after the year of the birthday.`}
      />
      <SelectField
        label="Region"
        options={[...regions]}
        value={chosen}
        onChange={(event) => setChosen(event.target.value as typeof region)}
      />
      {saving.error !== null && <Notice kind="error">{saving.error.message}</Notice>}
      {saving.outcome !== undefined && <Notice kind="success">{saving.outcome}</Notice>}
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
        <Button type="submit" look="secondary" busy={saving.busy} disabled={Object.keys(change).length === 0}>
          Change
        </Button>
        {school !== null && (
          <Button look="quiet" className="wrap-anywhere" onClick={() => setAsking({ school: null })}>
            Leave {school}
          </Button>
        )}
      </div>
      {asking !== undefined && (
        <ConfirmDialog
          title={asking.school === null ? 'Leave the school?' : 'Change it?'}
          confirmLabel={asking.school === null ? 'Leave' : 'Change'}
          onConfirm={() => {
            saving.onSave(asking);
            setAsking(undefined);
          }}
          onCancel={() => setAsking(undefined)}
        >
          {asking.school === null ? leaving : consequence}
        </ConfirmDialog>
      )}
    </form>
  );
};
