import { SoundsSwitch } from '../../subjects/sounds/sounds-switch';
import { LookSettings } from '../../subjects/users/look-settings';
import { usePreferences } from '../../subjects/users/use-preferences';
import { useUser } from '../../subjects/users/user';
import { Notice } from '../../ui/notice';
import { Switch } from '../../ui/switch';
import { OwnTimeZone } from './own-time-zone';
import { StreakSettings } from './streak-settings';

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
      <LookSettings preferences={preferences} onChange={change} />
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
        <SoundsSwitch checked={preferences.sounds} onChange={change} />
      </div>
      {role === 'student' && <StreakSettings age={age} preferences={preferences} onChange={change} />}
      {role === 'student' && decides_alone && <OwnTimeZone />}
      <p role="status" className="text-[0.9em] text-soft">
        {saved ? 'Saved, on every device that you use.' : 'Every change is saved at once.'}
      </p>
    </div>
  );
};
