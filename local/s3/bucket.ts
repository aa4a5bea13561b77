import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../files';

/**
 * The objects of the media bucket, in a folder or in memory. If the process is killed, an object is either complete or absent.
 */
export class Bucket {
  private readonly memory = new Map<string, Buffer>();

  constructor(private readonly folder: string | undefined) {}

  get(key: string): Buffer | undefined {
    const file = this.fileOf(key);
    if (file === undefined) return this.memory.get(key);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  put(key: string, content: Buffer): void {
    const file = this.fileOf(key);
    if (file === undefined) this.memory.set(key, content);
    else replaceFile(file, content);
  }

  delete(key: string): void {
    const file = this.fileOf(key);
    if (file === undefined) this.memory.delete(key);
    else rmSync(file, { force: true });
  }

  /** The product may not list the bucket. */
  keys(): string[] {
    if (this.folder === undefined) return [...this.memory.keys()];
    return existsSync(this.folder) ? readdirSync(this.folder).map(decodeURIComponent) : [];
  }

  /** The folder is flat, so that a key cannot lead out of it. */
  private fileOf(key: string): string | undefined {
    return this.folder === undefined ? undefined : path.join(this.folder, encodeURIComponent(key));
  }
}
