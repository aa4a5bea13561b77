import { quietHours } from '../../../../contract/rules/preferences';
import type { Preferences } from '../../../../contract/users';
import { SelectField } from '../../ui/select-field';
import { Switch } from '../../ui/switch';

const clock = (hour: number) => `${hour - 12} in the evening`;

const hours = [
  { value: '', label: 'Wren may remind me at any time' },
  ...Array.from({ length: quietHours.last - quietHours.first + 1 }, (_, i) => ({
    value: String(quietHours.first + i),
    label: `Not after ${clock(quietHours.first + i)}`,
  })),
];

interface StreakSettingsProps {
  readonly preferences: Preferences;
  readonly onChange: (part: Partial<Preferences>) => void;
}

/** For children who are stressed by streaks, and for quiet evenings. */
export const StreakSettings = ({ preferences, onChange }: StreakSettingsProps) => (
  <div className="grid gap-3">
    <Switch
      label="Show my streak"
      hint="Without it no days are shown, and nobody reminds you. Your gems grow all the same."
      checked={preferences.streaks}
      onChange={(streaks) => onChange({ streaks })}
    />
    {preferences.streaks && (
      <SelectField
        label="Quiet time"
        hint={`Until ${quietHours.end} in the morning.`}
        options={hours}
        value={String(preferences.quiet_from ?? '')}
        onChange={({ target: { value } }) => onChange({ quiet_from: value === '' ? null : Number(value) })}
      />
    )}
  </div>
);
