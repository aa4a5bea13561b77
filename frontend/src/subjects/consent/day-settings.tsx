import type { DaySettings } from '../../../../contract/users/person';
import { TimeZoneField } from '../users/time-zone-field';

interface DaySettingsFieldsProps {
  readonly name: string;
  readonly value: Pick<DaySettings, 'time_zone'>;
  readonly disabled: boolean;
  readonly onChange: (part: Pick<DaySettings, 'time_zone'>) => void;
}

/** The time zone of the child's reading days. */
export const DaySettingsFields = ({ name, value, disabled, onChange }: DaySettingsFieldsProps) => (
  <TimeZoneField
    label="Your family's time zone"
    hint={`${name}'s reading days end at midnight there. The challenge of the week stays New York's for all.`}
    value={value.time_zone}
    disabled={disabled}
    onChange={(time_zone) => onChange({ time_zone })}
  />
);
