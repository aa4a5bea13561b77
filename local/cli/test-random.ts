import { spawn } from 'node:child_process';
import path from 'node:path';
import { checkPythonClient } from '../python-client/check';

/**
 * `npm run test:random`: runs the property tests with many more cases than usual, and before them, if Python 3 is there, generates a
 * client of the API in another language and calls the laptop with it.
 */
const runTests = () =>
  new Promise<number>((resolve) => {
    const tests = spawn(
      process.execPath,
      [
        path.resolve('node_modules/jest/bin/jest.js'),
        'contract.input',
        'realtime.messages',
        'settlement',
        'comics.worker',
        'deletion.kills',
        'deletion.large',
        'exports.kills',
        'letters.kills',
        'api/sizes',
        'api/voice',
        'api/store.races',
        // One test takes ten thousand turns.
        '--testTimeout=3600000',
      ],
      { stdio: 'inherit', env: { ...process.env, RANDOM_CASES: '200' } },
    );
    tests.on('close', (code) => resolve(code ?? 1));
  });

const main = async () => {
  const client = await checkPythonClient().catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    return 'skipped, because python3 is not installed';
  });
  process.stdout.write(`a client in Python: ${client}\n`);
  process.exitCode = await runTests();
};

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
