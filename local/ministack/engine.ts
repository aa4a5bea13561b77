import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { freePort } from '../port';
import type { install } from './install';

export interface Engine {
  readonly url: string;
  /** What a process needs to use the engine in place of AWS. */
  readonly environment: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

const region = 'us-east-1';

const isUp = (url: string) =>
  fetch(`${url}/_ministack/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the engine on a free port, with all its files in the folder. Rejects if it ends before it is up. */
export const startEngine = async (
  { python, modules }: Awaited<ReturnType<typeof install>>,
  folder: string,
): Promise<Engine> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const aws = {
    AWS_ENDPOINT_URL: url,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    CDK_DEFAULT_REGION: region,
    CDK_DEFAULT_ACCOUNT: '000000000000',
    AWS_EC2_METADATA_DISABLED: 'true',
    // The caller's own would be looked for in files that are not there.
    AWS_PROFILE: undefined,
    AWS_SESSION_TOKEN: undefined,
    AWS_CONFIG_FILE: path.join(folder, 'no-config'),
    AWS_SHARED_CREDENTIALS_FILE: path.join(folder, 'no-credentials'),
  };
  const engine = spawn(python, [path.join(__dirname, 'engine.py')], {
    // Nothing is written to its input, whose end is the end of this process.
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...aws,
      // Functions run with this Node.
      PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
      NODE_PATH: modules,
      NODE_OPTIONS: `--require ${JSON.stringify(path.join(__dirname, 'runtime.cjs'))}`,
      BIND_HOST: '127.0.0.1',
      GATEWAY_PORT: String(port),
      TMPDIR: folder,
      S3_DATA_DIR: path.join(folder, 's3'),
    },
  });
  const log = createWriteStream(path.join(folder, 'engine.log'));
  engine.stdout.pipe(log, { end: false });
  engine.stderr.pipe(log, { end: false });
  const ended = new Promise<void>((resolve) => engine.once('close', () => resolve()));
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  const stop = () => {
    engine.kill('SIGTERM');
    const killing = setTimeout(() => engine.kill('SIGKILL'), 10_000);
    return ended.finally(() => clearTimeout(killing));
  };
  for (let tries = 0; tries < 600 && !hasEnded; tries++) {
    if (await isUp(url)) return { url, environment: { ...process.env, ...aws }, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error(`MiniStack did not start: see ${path.join(folder, 'engine.log')}`);
};
