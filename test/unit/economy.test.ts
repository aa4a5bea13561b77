import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { withRobots } from '../../bench/robot';
import { pointsByReason } from '../../bench/robot-ways';

test('docs/economy.md has a robot’s earnings under the present rules', () => {
  const document = readFileSync('docs/economy.md', 'utf8');
  if (withRobots(document) !== document)
    throw new Error('docs/economy.md is not what the rules pay now: npm run economy');
});

test('a document without one of the tables is refused', () => {
  expect(() => withRobots('# What gems are worth\n')).toThrow('No section is called What a robot can earn');
});

test('a robot that knows no answer earns less in a day than a perfect quiz pays', () => {
  const points = Object.values(pointsByReason(false)).reduce((sum, one) => sum + one, 0);
  expect(points).toBeLessThan(275);
});
