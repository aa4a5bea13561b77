import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Vector } from './embed';

/** The vectors of the library's sentences, a file for each book: a talk does not wait for thousands of them. */
const folder = path.resolve(__dirname, 'kept');

const keySize = 8;
const vectorSize = 64;

/** A sentence that has changed has no vector until the next `npm run train`; it is embedded when it is needed. */
const keyOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 2 * keySize);

let read: ReadonlyMap<string, Vector> | undefined;

const readAll = (): ReadonlyMap<string, Vector> => {
  const all = new Map<string, Vector>();
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const bytes = readFileSync(path.join(folder, file));
    for (let at = 0; at < bytes.length; at += keySize + vectorSize) {
      const key = bytes.toString('hex', at, at + keySize);
      const vector = new Uint32Array(vectorSize / 4);
      for (let i = 0; i < vector.length; i++) vector[i] = bytes.readUInt32LE(at + keySize + 4 * i);
      all.set(key, vector);
    }
  }
  return all;
};

export const keptVector = (text: string): Vector | undefined => {
  read ??= readAll();
  return read.get(keyOf(text));
};

export const keepVectors = (name: string, vectors: ReadonlyMap<string, Vector>): void => {
  const records = [...vectors].map(([text, vector]) => {
    const record = Buffer.alloc(keySize + vectorSize);
    record.write(keyOf(text), 'hex');
    for (const [i, part] of vector.entries()) record.writeUInt32LE(part, keySize + 4 * i);
    return record;
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.bin`), Buffer.concat(records.toSorted(Buffer.compare)));
};
