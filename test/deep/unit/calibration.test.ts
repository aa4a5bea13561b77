import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { atLeast, lowestTrue, nearOf } from '../../../eval/calibrate/choose';
import { type Measurement, withSection } from '../../../eval/calibrate/document';
import { judge } from '../../../eval/calibrate/judge';
import { isTrue } from '../../../eval/calibrate/labels';
import { measure } from '../../../eval/calibrate/measure';
import type { Pair } from '../../../eval/calibrate/pairs';
import { countShelves, precisionOf, scoreOf } from '../../../eval/calibrate/score';
import calibrated from '../../../lambdas/recommendations/calibrated.json';

const pair = (similarity: number, isTrue: boolean): Pair => ({
  ...{ by: 'words', evidence: 'partly', half: 'sets' },
  ...{ similarity, isTrue },
});
const many = (count: number, similarity: number, isTrue: boolean) =>
  Array.from({ length: count }, () => pair(similarity, isTrue));

test('a threshold needs fifteen reasons of which none is false, or more of which few are', () => {
  expect(lowestTrue(many(15, 0.5, true))).toBe(0);
  expect(lowestTrue(many(14, 0.5, true))).toBeNull();
  expect(lowestTrue([...many(15, 0.5, true), pair(0.4, false)])).toBe(0.41);
  expect(lowestTrue([...many(15, 0.5, true), pair(0.6, false)])).toBeNull();
  expect(lowestTrue([...many(40, 0.5, true), pair(0.6, false)])).toBe(0);
  expect(lowestTrue([])).toBeNull();
  expect(atLeast(95, 100)).toBeCloseTo(0.914, 3);
});

test('nine of ten true pairs are near', () => {
  const ten = Array.from({ length: 10 }, (_, i) => pair(i / 10 + 0.005, true));
  expect(nearOf([...ten, pair(0, false)])).toBeCloseTo(0.1);
});

test('a judged book fits, does not fit, or is not counted', () => {
  const whole = { liked: 'cats', fits: ['a'], maybe: ['b'] };
  expect(['a', 'b', 'c', 'cats'].map((id) => isTrue(whole, id))).toEqual([true, undefined, false, undefined]);
  const loose = { liked: 'cats', fits: ['a'], not: ['b'] };
  expect(['a', 'b', 'c'].map((id) => isTrue(loose, id))).toEqual([true, false, undefined]);
});

const child = { age: 9, words: ['Dragons'], genres: ['Sports'], loved: ['goalkeeper-of-gull-street'] };
const idOf = () => 'goalkeeper-of-gull-street';

test.each([
  ['Because you like Dragons', 'the-hobbit', 'true'],
  ['Because you like Dragons, and a step up', 'matilda', 'false'],
  ['For fans of Sports', 'swim-team', 'true'],
  ['For fans of Sports', 'ballet-shoes', 'arguable'],
  ['Because you loved Goalkeeper of Gull Street', 'ghost', 'true'],
  ['Because you really liked Goalkeeper of Gull Street', 'the-hobbit', 'false'],
  ['Something different to try', 'the-hobbit', 'false'],
  ['Something different to try', 'matilda', 'silent'],
  ['On none of your lists yet', 'the-hobbit', 'silent'],
])('the sentence "%s" below %s is %s', (reason, id, judgement) => {
  expect(judge(reason, id, child, idOf)).toBe(judgement);
});

test('a sentence on a taste that nobody has judged is an error', () => {
  expect(() => judge('Because you like Fog', 'matilda', child, idOf)).toThrow('nobody has judged Fog');
});

describe("the laptop's own embeddings", () => {
  const before = { ...process.env };
  let measured: Measurement;
  beforeAll(async () => {
    for (const name of ['OPENAI_API_KEY', 'OPENAI_BASE_URL']) delete process.env[name];
    // The product counts its calls in lines of the log.
    const log = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    measured = await measure();
    log.mockRestore();
  });
  afterAll(() => {
    process.env = before;
  });
  const document = readFileSync('docs/embeddings.md', 'utf8');

  test('have the thresholds and the section that npm run calibrate writes', () => {
    expect(calibrated[measured.model as 'demo-tutor']).toEqual(measured.calibration);
    expect(withSection(document, measured)).toBe(document);
  });

  test('give reasons of which at least nine of ten are true, with and without their thresholds', () => {
    const measuring = measured.pairs.filter(({ half }) => half === 'measures');
    for (const thresholds of [measured.calibration, undefined]) {
      const score = scoreOf(measuring, thresholds);
      expect(precisionOf(score)).toBeGreaterThanOrEqual(0.9);
      expect(score.right / score.fitting).toBeGreaterThanOrEqual(0.45);
    }
  });

  test('serve at least nine of twelve children with a true reason, and none with a false one, also without thresholds', () => {
    for (const shelves of [measured.shelves, measured.unmeasured]) {
      expect(shelves).toHaveLength(12);
      const { served, untrue } = countShelves(shelves);
      expect({ isServed: served >= 9, untrue }).toEqual({ isServed: true, untrue: 0 });
    }
  });

  test('without thresholds say of no book that it is different', () => {
    const reasons = measured.unmeasured.flat().map(({ reason }) => reason);
    expect(reasons.join()).not.toContain('different');
  });
});

test('every model with thresholds has its section, in which no reason for the twelve children is false', () => {
  const document = readFileSync('docs/embeddings.md', 'utf8');
  const sections = document.split(/^## /m).slice(1);
  expect(sections.map((section) => section.split('\n')[0])).toEqual(Object.keys(calibrated));
  for (const section of sections) expect(section).toContain('; false reasons: 0.');
});
