import { defaultPreferences } from '../../../../contract/rules/preferences';
import type { Preferences } from '../../../../contract/users/endpoints';

const key = 'inkwren.preferences';

/** The attributes of the page that the stylesheets use, and the one that lets sounds be heard. */
const show = ({ text_size, spacing, reduced_motion, dyslexia_font, appearance, sounds }: Preferences) => {
  Object.assign(document.documentElement.dataset, {
    textSize: text_size,
    spacing,
    motion: reduced_motion ? 'reduced' : 'full',
    font: dyslexia_font ? 'dyslexia' : 'standard',
    appearance,
    sounds,
  });
};

/** Applies the user's display settings, now and before the first paint of the next visit. */
export const applyPreferences = (preferences: Preferences) => {
  show(preferences);
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // A browser without storage asks the server again at the next visit.
  }
};

/** Applies the default settings, once a user has signed out. */
export const showDefaults = () => show(defaultPreferences);

/** Before the first paint: applies the settings of the last visit. */
export const applyStoredPreferences = () => {
  let stored: unknown;
  try {
    stored = JSON.parse(String(localStorage.getItem(key)));
  } catch {
    // A browser without storage, or with something else in it, shows the defaults.
  }
  show({ ...defaultPreferences, ...(stored as Partial<Preferences>) });
};
