import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { genres, interestLimits, interestLists } from '../../contract/onboarding/interests';
import { genrePictures } from '../../frontend/src/features/onboarding/genre-pictures';
import { suggestions } from '../../frontend/src/features/onboarding/suggestions';
import { termsForAdults, termsForChildren } from '../../frontend/src/subjects/terms/in-short';

const folder = 'frontend/public/likes';
const drawn = readdirSync(folder).filter((file) => file.endsWith('.svg'));
const suggested = Object.values(suggestions).flat();
const rules = [...termsForChildren, ...termsForAdults];

test('each genre and each suggestion has its own picture', () => {
  const names = [...Object.values(genrePictures), ...suggested.map(({ picture }) => picture)];
  expect(Object.keys(genrePictures)).toEqual([...genres]);
  expect(Object.keys(suggestions)).toEqual(Object.keys(interestLists));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  expect(
    [...names, ...rules.map(({ picture }) => picture)].filter((name) => !drawn.includes(`${name}.svg`)),
  ).toEqual([]);
});

test('a suggestion can be saved like a typed interest', () => {
  expect(
    suggested.filter(({ label }) => label.length > interestLimits.length || label.includes(',')),
  ).toEqual([]);
});

test('each picture has at most 4 KB and only shapes, and is shown somewhere', () => {
  const source = ['genre-pictures.ts', 'suggestions.ts']
    .map((file) => `frontend/src/features/onboarding/${file}`)
    .concat('frontend/src/subjects/terms/in-short.ts', 'frontend/src/features/auth/what-comes.tsx')
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  for (const file of drawn) {
    const svg = readFileSync(`${folder}/${file}`, 'utf8');
    expect([file, Buffer.byteLength(svg) <= 4096, /<script|<image|href="(?!#)|\son\w+=/.test(svg)]).toEqual([
      file,
      true,
      false,
    ]);
    expect(source).toContain(`'${file.replace('.svg', '')}'`);
  }
});
