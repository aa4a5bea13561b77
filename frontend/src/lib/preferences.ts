import { defaultPreferences } from '../../../contract/rules/preferences';
import type { Preferences } from '../../../contract/users';

const key = 'inkwren.preferences';

/** The stylesheets know these attributes of the page. */
const show = ({ text_size, spacing, reduced_motion, dyslexia_font }: Preferences) => {
  Object.assign(document.documentElement.dataset, {
    textSize: text_size,
    spacing,
    motion: reduced_motion ? 'reduced' : 'full',
    font: dyslexia_font ? 'dyslexia' : 'standard',
  });
};

/** Shows the page as the person likes to read it, now and from the first paint of the next visit on. */
export const applyPreferences = (preferences: Preferences) => {
  show(preferences);
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // A browser that keeps nothing asks the server again at the next visit.
  }
};

/** Before the first paint: as it was at the last visit. */
export const applyStoredPreferences = () => {
  try {
    show({ ...defaultPreferences, ...JSON.parse(localStorage.getItem(key) ?? '{}') });
  } catch {
    show(defaultPreferences);
  }
};
