import { useState } from 'react';
import { newYork } from '../../../../contract/rules/day';
import { SelectField } from '../../ui/select-field';

const option = (zone: string) => ({ value: zone, label: zone.replaceAll('_', ' ') });

let all: ReturnType<typeof option>[] | undefined;
const everyZone = () => {
  all ??= Intl.supportedValuesOf('timeZone').map(option);
  return all;
};

/** The device's zone comes first: it is nearly always the family's. */
const zones = (chosen: string | null, isWhole: boolean) => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const first = [...new Set([chosen ?? own, own])].filter((zone) => zone !== newYork);
  const others = isWhole ? everyZone().filter(({ value }) => ![newYork, ...first].includes(value)) : [];
  return [{ value: '', label: 'New York, like Inkwren' }, ...first.map(option), ...others];
};

interface TimeZoneFieldProps {
  readonly label: string;
  readonly hint: string;
  /** The IANA name; null: New York's. */
  readonly value: string | null;
  readonly disabled?: boolean;
  readonly onChange: (zone: string | null) => void;
}

/** A choice among more than 400 time zones, which are rendered when the field is first reached: a page may have many of it. */
export const TimeZoneField = ({ value, onChange, ...field }: TimeZoneFieldProps) => {
  const [reached, setReached] = useState(false);
  const reach = () => setReached(true);
  return (
    <SelectField
      {...field}
      options={zones(value, reached)}
      value={value ?? ''}
      onFocus={reach}
      // Before the browser opens its list.
      onPointerDown={reach}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
};
