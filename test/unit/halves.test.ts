import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { halves, suitesOf } from '../../local/suites';
import { scripts } from '../../package.json';

const projects = ['api', 'infra', 'unit', 'web'];
const suites = projects.flatMap(suitesOf);

const all = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('test', file.replaceAll('\\', '/')))
  .filter((file) => /\.test\.tsx?$/.test(file));

test('every suite is in a folder of its project, in one of the halves', () => {
  expect(suites.toSorted()).toEqual(all.toSorted());
  expect(all.filter((file) => file.endsWith('x') !== /\/web\//.test(file))).toEqual([]);
});

test('a name stands for one suite of a project', () => {
  const [quick, deep] = halves;
  const twice = suites.filter(
    (file) => file.startsWith(`${deep}/`) && suites.includes(file.replace(deep, quick)),
  );
  expect(twice).toEqual([]);
});

test('npm test and npm run test:deep run one half each, and .ci/run both', () => {
  expect(scripts.test).toContain(' --testPathIgnorePatterns /test/deep/ --');
  expect(scripts['test:deep']).toMatch(/jest\.js \/test\/deep\/$/);
  const steps = readFileSync('.ci/run', 'utf8').split('\n');
  expect(steps).toEqual(expect.arrayContaining(['npm test', 'npm run test:deep']));
});
