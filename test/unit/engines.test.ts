import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { devDependencies, engines } from '../../package.json';

type Version = readonly [major: number, minor: number, patch: number];

const versionIn = (text: string): Version => {
  const [major = 0, minor = 0, patch = 0] = text
    .replace(/^[^\d]+/, '')
    .split('.')
    .map((part) => Number.parseInt(part, 10) || 0);
  return [major, minor, patch];
};

const isAtLeast = (a: Version, b: Version) =>
  a[0] !== b[0] ? a[0] > b[0] : a[1] !== b[1] ? a[1] > b[1] : a[2] >= b[2];

/** Whether a Node version is in a range of `engines`: alternatives of `>=20`, `^20.19.0`, `20` and `*`. */
const isIn = (range: string, version: Version) =>
  range.split('||').some((part) => {
    const one = part.trim();
    if (one === '*') return true;
    const least = versionIn(one);
    return isAtLeast(version, least) && (one.startsWith('>') || version[0] === least[0]);
  });

interface Installed {
  readonly engines?: { readonly node?: string };
}

const packages: Record<string, Installed> = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../package-lock.json'), 'utf8'),
).packages;

/** npm leaves out an optional package that refuses its Node, such as the binary of a bundler: then nothing builds. */
const demanding = (version: Version) =>
  Object.entries(packages).flatMap(([name, { engines: { node } = {} }]) =>
    name !== '' && node !== undefined && !isIn(node, version) ? [`${name} ${node}`] : [],
  );

describe('npm install runs on the Node versions that package.json names', () => {
  test.each(['20.19.0', '22.13.0', '24.0.0', '26.0.0'])('every package accepts %s', (version) => {
    expect(isIn(engines.node, versionIn(version))).toBe(true);
    expect(demanding(versionIn(version))).toEqual([]);
  });

  test.each(['18.20.8', '20.18.3', '22.12.0', '23.11.1'])(
    '%s is refused, because a package refuses it',
    (version) => {
      expect(isIn(engines.node, versionIn(version))).toBe(false);
      expect(demanding(versionIn(version))).not.toEqual([]);
    },
  );
});

test("npm's scripts run on Lambda's Node version, which npm install installs", () => {
  expect(versionIn(devDependencies.node)[0]).toBe(24);
  expect(versionIn(readFileSync(path.resolve(__dirname, '../../.nvmrc'), 'utf8'))[0]).toBe(24);
});
