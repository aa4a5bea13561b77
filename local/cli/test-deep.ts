import { spawn } from 'node:child_process';
import path from 'node:path';

/** `npm run test:deep`: runs the property tests with many more cases than usual. */
const tests = spawn(
  process.execPath,
  [
    path.resolve('node_modules/jest/bin/jest.js'),
    'contract.input',
    'realtime.messages',
    'settlement',
    'comics.worker',
    'api/voice',
    'api/store.test',
    // One test takes ten thousand turns.
    '--testTimeout=3600000',
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, RANDOM_CASES: '200' },
  },
);
tests.on('close', (code) => {
  process.exitCode = code ?? 1;
});
