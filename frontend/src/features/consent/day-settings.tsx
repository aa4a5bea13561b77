import type { DaySettings } from '../../../../contract/person';
import { needsGrownUpToWarn, warningHours } from '../../../../contract/rules/preferences';
import { TimeZoneField } from '../../subjects/users/time-zone-field';
import { SelectField } from '../../ui/select-field';

const hours = [
  { value: '', label: 'Never' },
  ...Array.from({ length: warningHours.last - warningHours.first + 1 }, (_, i) => ({
    value: String(warningHours.first + i),
    label: `Until ${warningHours.first + i - 12} in the evening`,
  })),
];

interface DaySettingsFieldsProps {
  readonly name: string;
  readonly age: number;
  readonly value: DaySettings;
  readonly disabled: boolean;
  readonly onChange: (part: Partial<DaySettings>) => void;
}

/** Where the child's reading days begin and end, and whether a younger child is reminded of them. */
export const DaySettingsFields = ({ name, age, value, disabled, onChange }: DaySettingsFieldsProps) => (
  <>
    <TimeZoneField
      label="Your family's time zone"
      hint={`${name}'s reading days end at midnight there. The challenge of the week stays New York's for all.`}
      value={value.time_zone}
      disabled={disabled}
      onChange={(time_zone) => onChange({ time_zone })}
    />
    {needsGrownUpToWarn(age) && (
      <SelectField
        label={`May Wren remind ${name} that a streak ends?`}
        hint="Here only, in the last six hours of a day without reading. Without it nobody reminds a child below ten."
        options={hours}
        value={String(value.warned_until ?? '')}
        disabled={disabled}
        onChange={({ target }) =>
          onChange({ warned_until: target.value === '' ? null : Number(target.value) })
        }
      />
    )}
  </>
);
