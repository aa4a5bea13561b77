import { defaultPreferences } from '../../contract/rules/preferences';
import type { Preferences } from '../../contract/users/endpoints';
import { applyPreferences } from '../src/subjects/users/preferences';

/** The display settings of the gallery. */
export interface Look extends Preferences {
  readonly theme: 'child' | 'adult';
}

const pick = <T extends string>(value: string | null, choices: readonly [T, ...T[]]): T =>
  choices.find((choice) => choice === value) ?? choices[0];

/** From an address such as `?theme=adult&text=largest&spacing=wide&motion=reduced&font=dyslexia`. */
export const readLook = (search: string): Look => {
  const query = new URLSearchParams(search);
  return {
    ...defaultPreferences,
    theme: pick(query.get('theme'), ['child', 'adult']),
    text_size: pick(query.get('text'), ['normal', 'large', 'largest']),
    spacing: pick(query.get('spacing'), ['normal', 'wide']),
    reduced_motion: query.get('motion') === 'reduced',
    dyslexia_font: query.get('font') === 'dyslexia',
    appearance: pick(query.get('appearance'), ['auto', 'day', 'cream', 'night']),
  };
};

/** Applies the settings to the page and writes them to the address, so that it can be shared. */
export const show = (look: Look) => {
  const { theme, ...preferences } = look;
  document.documentElement.dataset.theme = theme;
  applyPreferences(preferences);
  const query = new URLSearchParams({
    theme,
    ...(look.text_size !== 'normal' && { text: look.text_size }),
    ...(look.spacing !== 'normal' && { spacing: look.spacing }),
    ...(look.reduced_motion && { motion: 'reduced' }),
    ...(look.dyslexia_font && { font: 'dyslexia' }),
    ...(look.appearance !== 'auto' && { appearance: look.appearance }),
  });
  history.replaceState(history.state, '', `?${query}${location.hash}`);
};
