import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { at } from '../build/root';

const longestMinutes = 5;

/** Runs a script of Node with its output in a file. Rejects with the end of the output when it fails or takes too long. */
export const runNode = (
  args: readonly string[],
  { environment, log }: { readonly environment: NodeJS.ProcessEnv; readonly log: string },
): Promise<void> =>
  new Promise((resolve, reject) => {
    const output = createWriteStream(log, { flags: 'a' });
    const child = spawn(process.execPath, args, {
      cwd: at(),
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longestMinutes * 60_000,
    });
    let last = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.pipe(output, { end: false });
      stream.on('data', (data) => {
        last = (last + data).slice(-2000);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      output.end();
      if (code === 0) resolve();
      else reject(new Error(`${args.join(' ')} ended with ${code}; see ${log}:\n${last}`));
    });
  });

/** The arguments of Node for CDK's own command line. */
export const cdk = (...args: string[]) => [at('node_modules/aws-cdk/bin/cdk'), ...args];

/** The arguments for a script of this repository. */
export const script = (file: string, ...args: string[]) => ['--import', 'tsx', at(file), ...args];

export const logIn = (folder: string, name: string) => path.join(folder, `${name}.log`);
