import { spawn } from 'node:child_process';
import path from 'node:path';
import { startAmazonsEngine } from '../dynamodb/amazons-engine';
import { freePort } from '../port';

/**
 * `npm run test:dynamodb-local`: runs the API tests on Amazon's own engine, or with `-- PATTERN…` only those of such names,
 * also when they are left out otherwise. Downloads the engine once; needs Java 17.
 */
/** The suites that do not run on it, by the beginning of their names, each with what it needs of the laptop's own engine. */
const leftOut: Readonly<Record<string, string>> = {
  'articles.model': 'waits for work to be at rest, which never happens without a stream',
  'comics.line': 'functions of a setting of its own: here they run with the template’s',
  'service-lacks': 'functions of a setting of its own: here they run with the template’s',
  'friends.privacy': 'counts the units of a search, so that it tells nothing by its cost',
  'friends.scale': 'counts units',
  'leaderboard.dashboard': 'boards follow the stream',
  'leaderboard.long-pause': 'counts the jobs that wait after a pause: schedules go on without the stream',
  'leaderboard.weeks': 'boards follow the stream',
  leaderboard: 'boards follow the stream',
  'quiz.cost': 'counts units',
  'quiz.statistics': 'questions are counted from the stream',
  'table.conflicts': 'causes conflicts on request',
  'users.usernames': 'a name is checked when the stream tells of it',
  'voice.line': 'functions of a setting of its own: here they run with the template’s',
};

const isUp = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

const started = async (url: string) => {
  for (let tries = 0; tries < 600; tries++) {
    if (await isUp(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('DynamoDB Local did not start: is Java 17 there?');
};

const runTests = (url: string) =>
  new Promise<number>((resolve) => {
    const jest = path.resolve('node_modules/jest/bin/jest.js');
    const without = ['--testPathIgnorePatterns', `/(${Object.keys(leftOut).join('|')})\\.test`];
    const chosen = process.argv.slice(2);
    const which = chosen.length > 0 ? chosen : without;
    const tests = spawn(
      process.execPath,
      [jest, ...which, '--selectProjects', 'api', '--maxWorkers', '100%'],
      {
        stdio: 'inherit',
        env: { ...process.env, DYNAMODB_URL: url },
      },
    );
    tests.on('close', (code) => resolve(code ?? 1));
  });

const main = async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const engine = await startAmazonsEngine(port);
  try {
    await started(url);
    process.exitCode = await runTests(url);
  } finally {
    engine.kill();
  }
};

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
