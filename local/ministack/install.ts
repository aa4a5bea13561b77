import { cp } from 'node:fs/promises';
import path from 'node:path';
import { cached, pythonWith, run } from '../build/cached';

const sdk = path.join(__dirname, 'sdk');

/** Installs the engine and the SDK of its functions in the cache, unless they are there. Needs Python 3 with venv. */
export const install = async (): Promise<{ readonly python: string; readonly modules: string }> => {
  const python = await pythonWith('ministack', path.join(__dirname, 'requirements.txt'));
  const lists = ['package.json', 'package-lock.json'].map((file) => path.join(sdk, file));
  const modules = await cached('lambda-runtime-sdk', lists, async (folder) => {
    await cp(sdk, folder, { recursive: true });
    const options = { cwd: folder, shell: process.platform === 'win32' };
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], options);
  });
  return { python, modules: path.join(modules, 'node_modules') };
};
