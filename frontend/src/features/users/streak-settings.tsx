import { isOldEnoughToWarn, quietHours } from '../../../../contract/rules/preferences';
import { weeklyGoals } from '../../../../contract/rules/reading-days';
import type { Preferences } from '../../../../contract/users/endpoints';
import { SelectField } from '../../ui/select-field';

const clock = (hour: number) => `${hour - 12} in the evening`;

const hours = [
  { value: '', label: 'Wren may remind me at any time' },
  ...Array.from({ length: quietHours.last - quietHours.first + 1 }, (_, i) => ({
    value: String(quietHours.first + i),
    label: `Not after ${clock(quietHours.first + i)}`,
  })),
];

const ways = [
  { value: 'streak', label: 'My days in a row' },
  ...Array.from({ length: weeklyGoals.most - weeklyGoals.fewest + 1 }, (_, i) => ({
    value: String(weeklyGoals.fewest + i),
    label: `My week: ${weeklyGoals.fewest + i} days are my goal`,
  })),
  { value: '', label: 'Nothing' },
];

interface StreakSettingsProps {
  readonly age: number;
  readonly preferences: Preferences;
  readonly onChange: (part: Partial<Preferences>) => void;
}

/** The child's choice between a streak, a weekly goal and neither; and quiet evenings. */
export const StreakSettings = ({ age, preferences, onChange }: StreakSettingsProps) => (
  <div className="grid gap-3">
    <SelectField
      label="What Wren counts"
      hint="Nobody reminds you of a week, and a day that you miss ends nothing. Your gems grow all the same."
      options={ways}
      value={preferences.streaks ? 'streak' : String(preferences.weekly_goal ?? '')}
      onChange={({ target: { value } }) =>
        onChange({
          streaks: value === 'streak',
          weekly_goal: ['', 'streak'].includes(value) ? null : Number(value),
        })
      }
    />
    {preferences.streaks && isOldEnoughToWarn(age) && (
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
