import { beforeEach, expect, jest, test } from '@jest/globals';
import { defaultPreferences } from '../../contract/rules/preferences';
import { applyPreferences, applyStoredPreferences } from '../../frontend/src/subjects/users/preferences';

const page = document.documentElement.dataset;
const plain = { textSize: 'normal', spacing: 'normal', motion: 'full', font: 'standard' };
const large = {
  ...defaultPreferences,
  text_size: 'largest',
  spacing: 'wide',
  reduced_motion: true,
  dyslexia_font: true,
} as const;

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(page)) delete page[name];
});

test('preferences are shown by attributes that the stylesheets know', () => {
  applyPreferences(large);
  expect({ ...page }).toEqual({ textSize: 'largest', spacing: 'wide', motion: 'reduced', font: 'dyslexia' });
  applyPreferences(defaultPreferences);
  expect({ ...page }).toEqual(plain);
});

test('at the next visit they are shown before anything is asked of the server', () => {
  applyPreferences(large);
  for (const name of Object.keys(page)) delete page[name];
  applyStoredPreferences();
  expect({ ...page }).toEqual({ textSize: 'largest', spacing: 'wide', motion: 'reduced', font: 'dyslexia' });
});

test.each(['', '{', 'null', '7'])('what is stored may be %p', (stored) => {
  if (stored !== '') localStorage.setItem('inkwren.preferences', stored);
  applyStoredPreferences();
  expect({ ...page }).toEqual(plain);
});

test('a browser without storage shows the preferences too', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  applyPreferences(large);
  expect(page.textSize).toBe('largest');
  refuse.mockRestore();
});
