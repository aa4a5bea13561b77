import { spawn } from 'node:child_process';
import { root } from './root';

/** Runs a script with Node. Its output is only shown if it fails. */
export const tool = (args: readonly string[], environment: Record<string, string> = {}) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...environment },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output.slice(-4000)))));
  });
