import { type FormEvent, useState } from 'react';
import type { ChangeOf, PersonDetails } from '../../../../contract/proposals/change';
import { regions } from '../../../../contract/users/fields';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';

interface CorrectionFormProps {
  readonly person: PersonDetails;
  readonly onPropose: (change: ChangeOf<'correct_details'>) => void;
}

/** What we know of a person, filled with what the person asks for, to propose a correction. */
export const CorrectionForm = ({ person, onPropose }: CorrectionFormProps) => {
  const { id, username, age, birth_year, has_guardian, asked } = person;
  const [year, setYear] = useState(String(asked?.birth_year ?? birth_year ?? ''));
  const [region, setRegion] = useState(asked?.region ?? person.region);
  const [school, setSchool] = useState(person.school ?? '');
  const change: ChangeOf<'correct_details'> = {
    action: 'correct_details',
    id,
    ...(year !== '' && Number(year) !== birth_year && { birth_year: Number(year) }),
    ...(region !== person.region && { region }),
    ...(school.trim() !== (person.school ?? '') && { school: school.trim() || null }),
  };
  const isSame = Object.keys(change).length === 2;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSame) onPropose(change);
  };
  return (
    <Card aria-label={username} className="grid gap-4">
      <div>
        <h2 className="text-xl wrap-anywhere">{username}</h2>
        <p className="text-soft">
          Counts as {age}.{' '}
          {has_guardian && 'A guardian decides about a higher age or a region that lets decide earlier.'}
        </p>
      </div>
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
        />
        <SelectField
          label="Region"
          options={[...regions]}
          value={region}
          onChange={(event) => setRegion(event.target.value as typeof region)}
        />
        <TextField
          label="School"
          maxLength={80}
          autoComplete="off"
          value={school}
          onChange={(event) => setSchool(event.target.value)}
        />
        <div>
          <Button type="submit" disabled={isSame} className="max-sm:w-full">
            Propose
          </Button>
        </div>
      </form>
    </Card>
  );
};
