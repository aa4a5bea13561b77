import { expect, test } from '@jest/globals';
import { attack, faded, type Note, type Sound, sounds } from '../../frontend/src/subjects/sounds/notes';

const all = Object.entries(sounds) as [Sound, (typeof sounds)[Sound]][];

const endOf = ([, start, length]: Note) => start + length;

/** The amplitude of a note at a moment: it rises in a line, and fades exponentially. */
const amplitude = ([, start, length, peak]: Note, at: number) => {
  const since = at - start;
  if (since < 0 || since > length) return 0;
  return since < attack ? (peak * since) / attack : peak * faded ** ((since - attack) / (length - attack));
};

test.each(all)('%s stays below −18 dBFS, whatever its waves add up to', (_, { notes }) => {
  const moments = Array.from({ length: 1000 }, (__, i) => i / 1000);
  const loudest = Math.max(...moments.map((at) => notes.reduce((sum, note) => sum + amplitude(note, at), 0)));
  expect(20 * Math.log10(loudest)).toBeLessThanOrEqual(-18);
});

test.each(all)('%s is over within 0.6 seconds, the tune within one', (name, { notes }) => {
  expect(Math.max(...notes.map(endOf))).toBeLessThanOrEqual(name === 'tune' ? 1 : 0.6);
});

test.each(all)('the last note of %s ends last', (_, { notes }) => {
  const ends = notes.map(endOf);
  expect(ends.at(-1)).toBe(Math.max(...ends));
});

test('no two sounds are the same', () => {
  const scores = all.map(([, { notes }]) => JSON.stringify(notes.map(([hz]) => hz)));
  expect(new Set(scores).size).toBe(all.length);
});
