import { beforeEach, expect, jest, test } from '@jest/globals';
import { defaultPreferences } from '../../contract/rules/preferences';
import { applyPreferences, applyStoredPreferences } from '../../frontend/src/subjects/users/preferences';

const page = document.documentElement.dataset;
const plain = {
  textSize: 'normal',
  spacing: 'normal',
  motion: 'full',
  font: 'standard',
  appearance: 'auto',
  sounds: 'false',
};
const large = {
  ...defaultPreferences,
  text_size: 'largest',
  spacing: 'wide',
  reduced_motion: true,
  dyslexia_font: true,
  appearance: 'night',
  sounds: true,
} as const;
const largePage = {
  textSize: 'largest',
  spacing: 'wide',
  motion: 'reduced',
  font: 'dyslexia',
  appearance: 'night',
  sounds: 'true',
};

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(page)) delete page[name];
});

test('preferences set attributes that the stylesheets use', () => {
  applyPreferences(large);
  expect({ ...page }).toEqual(largePage);
  applyPreferences(defaultPreferences);
  expect({ ...page }).toEqual(plain);
});

test('on the next visit they apply before the first request', () => {
  applyPreferences(large);
  for (const name of Object.keys(page)) delete page[name];
  applyStoredPreferences();
  expect({ ...page }).toEqual(largePage);
});

test.each(['', '{', 'null', '7'])('the stored value may be %p', (stored) => {
  if (stored !== '') localStorage.setItem('inkwren.preferences', stored);
  applyStoredPreferences();
  expect({ ...page }).toEqual(plain);
});

test('preferences also apply in a browser without storage', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  applyPreferences(large);
  expect(page.textSize).toBe('largest');
  refuse.mockRestore();
});
