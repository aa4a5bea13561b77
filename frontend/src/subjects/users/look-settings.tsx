import { Moon, Sun, SunMoon, Sunset } from 'lucide-react';
import type { Preferences } from '../../../../contract/users/endpoints';
import { cx } from '../../lib/cx';
import { RadioCards } from '../../ui/radio-cards';

const letter = (size: string) => <span className={cx('font-heading font-bold', size)}>A</span>;

const sizes = [
  { value: 'normal', label: 'Normal', icon: letter('text-[1.1rem]') },
  { value: 'large', label: 'Large', icon: letter('text-[1.5rem]') },
  { value: 'largest', label: 'Largest', icon: letter('text-[2rem]') },
] as const;

const spacings = [
  { value: 'normal', label: 'Normal' },
  { value: 'wide', label: 'Wide' },
] as const;

const appearances = [
  { value: 'auto', label: 'Like this device', icon: <SunMoon /> },
  { value: 'day', label: 'Paper', icon: <Sun /> },
  { value: 'cream', label: 'Cream', icon: <Sunset /> },
  { value: 'night', label: 'Night', icon: <Moon /> },
] as const;

interface LookSettingsProps {
  readonly preferences: Preferences;
  readonly onChange: (part: Partial<Preferences>) => void;
}

/** How letters and pages look: their colours, their size and their spacing. */
export const LookSettings = ({ preferences, onChange }: LookSettingsProps) => (
  <>
    <RadioCards
      label="Colours"
      columns={2}
      options={appearances}
      value={preferences.appearance}
      onChange={(appearance) => onChange({ appearance })}
    />
    <RadioCards
      label="Text size"
      options={sizes}
      value={preferences.text_size}
      onChange={(text_size) => onChange({ text_size })}
    />
    <RadioCards
      label="Space between letters and lines"
      columns={2}
      options={spacings}
      value={preferences.spacing}
      onChange={(spacing) => onChange({ spacing })}
    />
  </>
);
