import { Moon, Sun, SunMoon } from 'lucide-react';
import { cx } from '../../lib/cx';
import { useUser } from '../../subjects/users/user';
import { Notice } from '../../ui/notice';
import { RadioCards } from '../../ui/radio-cards';
import { Switch } from '../../ui/switch';
import { OwnTimeZone } from './own-time-zone';
import { StreakSettings } from './streak-settings';
import { usePreferences } from './use-preferences';

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
  { value: 'day', label: 'Day', icon: <Sun /> },
  { value: 'night', label: 'Night', icon: <Moon /> },
] as const;

/** The user's display settings, on every device. Changes apply immediately. */
export const ReadingSettings = () => {
  const { age, role, decides_alone } = useUser();
  const { preferences, change, error, saved } = usePreferences();
  return (
    <div className="grid gap-gap">
      <figure className="rounded-card border border-line bg-paper px-5 py-4">
        <figcaption className="text-[0.85em] text-soft">This is how your pages look</figcaption>
        <p className="mt-1">
          The tide had gone out so far that the bay was only mud and gulls. Somebody had left a lantern
          burning at the end of the pier.
        </p>
      </figure>
      {error !== null && <Notice kind="error">{error.message} Everything is as it was before.</Notice>}
      <RadioCards
        label="Colours"
        options={appearances}
        value={preferences.appearance}
        onChange={(appearance) => change({ appearance })}
      />
      <RadioCards
        label="Text size"
        options={sizes}
        value={preferences.text_size}
        onChange={(text_size) => change({ text_size })}
      />
      <RadioCards
        label="Space between letters and lines"
        columns={2}
        options={spacings}
        value={preferences.spacing}
        onChange={(spacing) => change({ spacing })}
      />
      <div className="grid gap-1">
        <Switch
          label="Dyslexia-friendly letters"
          hint="Letters that are harder to mix up."
          checked={preferences.dyslexia_font}
          onChange={(dyslexia_font) => change({ dyslexia_font })}
        />
        <Switch
          label="Less movement"
          hint="Nothing hops, slides or falls."
          checked={preferences.reduced_motion}
          onChange={(reduced_motion) => change({ reduced_motion })}
        />
      </div>
      {role === 'student' && <StreakSettings age={age} preferences={preferences} onChange={change} />}
      {role === 'student' && decides_alone && <OwnTimeZone />}
      <p role="status" className="text-[0.9em] text-soft">
        {saved ? 'Saved, on every device that you use.' : 'Every change is saved at once.'}
      </p>
    </div>
  );
};
