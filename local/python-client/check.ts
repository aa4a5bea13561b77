import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contract } from '../../contract';
import { pythonWith, run } from '../build/cached';
import { at } from '../build/root';
import { freePort } from '../port';

/** Starts the laptop with data of its own. Resolves once it is ready. */
const startLaptop = (port: number, folder: string): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const laptop = spawn(process.execPath, ['--import', 'tsx', at('local/main.ts')], {
      cwd: at(),
      env: { ...process.env, PORT: String(port), DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    laptop.stdout.on('data', (data) => {
      if (String(data).includes('\nready ')) resolve(laptop);
    });
    laptop.once('close', (code) => reject(new Error(`The laptop ended with ${code}`)));
  });

/**
 * Generates a client in Python from the API document, imports all of it and calls the laptop with it. Throws when an operation is
 * missing or the call fails.
 */
export const checkPythonClient = async (): Promise<string> => {
  const folder = at('.cache/python-client-run');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const python = await pythonWith('python-client', path.join(__dirname, 'requirements.txt'));
  const out = path.join(folder, 'inkwren_client');
  const options = ['--path', at('docs/openapi.json'), '--output-path', out, '--meta', 'none'];
  await run(python, ['-m', 'openapi_python_client', 'generate', ...options]);
  const port = await freePort();
  const laptop = await startLaptop(port, path.join(folder, 'data'));
  try {
    const site = `http://localhost:${port}`;
    const { idToken } = await (await fetch(`${site}/_local/token?email=ada@maple.test`)).json();
    const env = { ...process.env, TOKEN: idToken };
    const { stdout } = await run(python, [path.join(__dirname, 'call.py'), out, site], { env });
    const operations = Object.values(contract).flatMap((endpoints) => Object.keys(endpoints)).length;
    const expected = `${operations} 200 Ada`;
    if (stdout.trim() !== expected) throw new Error(`${stdout.trim()} instead of ${expected}`);
    return expected;
  } finally {
    laptop.kill();
  }
};
