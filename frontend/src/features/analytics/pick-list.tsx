import { useDeferredValue, useMemo, useState } from 'react';
import type { Friend } from '../../../../contract/friends/endpoints';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { TextField } from '../../ui/text-field';

/** More boxes than these make the page slow. */
const shownAtOnce = 100;
/** A shorter list is looked through faster than searched. */
const searchedFrom = 20;

const collator = new Intl.Collator('en');
const folded = (text: string) => text.toLocaleLowerCase('en').trim();

interface PickListProps {
  readonly students: readonly Friend[];
  readonly chosen: ReadonlySet<string>;
  /** Those who are listed first. */
  readonly first: ReadonlySet<string>;
  readonly onToggle: (id: string, isChosen: boolean) => void;
}

/** A box for each student, by name, a hundred at a time; a long list is searched by name or address. */
export const PickList = ({ students, chosen, first, onToggle }: PickListProps) => {
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(shownAtOnce);
  const wanted = useDeferredValue(folded(search));
  const inOrder = useMemo(
    () =>
      students.toSorted(
        (a, b) =>
          Number(first.has(b.id)) - Number(first.has(a.id)) || collator.compare(a.username, b.username),
      ),
    [students, first],
  );
  const found = inOrder.filter(({ username, email = '' }) =>
    [username, email].some((text) => folded(text).includes(wanted)),
  );
  const shown = found.slice(0, most);
  return (
    <div className="grid gap-3">
      {students.length > searchedFrom && (
        <TextField
          label="Find by name or address"
          type="search"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setMost(shownAtOnce);
          }}
        />
      )}
      <p role="status" className="text-soft empty:hidden">
        {found.length === 0 && 'None of your students has this in the name or address.'}
        {found.length > shown.length && `${shown.length} of ${found.length.toLocaleString('en-US')} shown`}
      </p>
      <div className="grid max-h-96 gap-x-4 overflow-y-auto sm:grid-cols-2">
        {shown.map(({ id, username }) => (
          <CheckboxField
            key={id}
            label={username}
            checked={chosen.has(id)}
            onChange={(event) => onToggle(id, event.target.checked)}
          />
        ))}
      </div>
      {found.length > shown.length && (
        <div>
          <Button look="secondary" onClick={() => setMost(most + shownAtOnce)}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
};
