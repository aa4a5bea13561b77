import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Classifier, readClassifier } from './classifier';

/** Beside the bundle of a function, which `lib/bundling` puts it, and beside this file. */
const folders = ['lambdas/safety/learned/weights', 'weights'].map((folder) => path.join(__dirname, folder));

const read = new Map<string, Classifier>();

/** The classifier whose weights are in `weights/<name>.bin`. Read once per function instance. */
export const learned = (name: 'crisis' | 'story' | 'output'): Classifier => {
  const known = read.get(name);
  if (known !== undefined) return known;
  const folder = folders.find(existsSync);
  if (folder === undefined) throw new Error('The weights of the classifiers are not deployed');
  const classifier = readClassifier(readFileSync(path.join(folder, `${name}.bin`)));
  read.set(name, classifier);
  return classifier;
};
