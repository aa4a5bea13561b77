const { availableParallelism } = require('node:os');

const transform = {
  '^.+\\.[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Zod's messages in fifty languages, which nothing reads: loading them takes a tenth of a second per suite. */
const moduleNameMapper = { '^\\.\\./locales/index\\.cjs$': '<rootDir>/test/support/asset.ts' };

const node = { transform, moduleNameMapper, testEnvironment: 'node' };

/** Unit tests need nothing; infrastructure tests read stacks that are synthesized once; each API suite has a laptop cloud; web tests run in jsdom. */
module.exports = {
  // More than the machine has cores: suites wait for their clouds a sixth of the time. Jest takes '150%' for 150 workers.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Ends what hangs. No test is slow enough to come near it, on a busy machine either.
  testTimeout: 120_000,
  // As long: a worker with nothing left to do frees its heap, which takes seconds on a busy machine and is no open handle.
  workerGracefulExitTimeout: 120_000,
  projects: [
    { ...node, displayName: 'unit', testMatch: ['<rootDir>/test/unit/**/*.test.ts'] },
    {
      ...node,
      displayName: 'infra',
      testMatch: ['<rootDir>/test/infra/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/synthesize.ts',
    },
    {
      transform,
      moduleNameMapper,
      displayName: 'api',
      testEnvironment: '<rootDir>/test/support/cloud-environment.ts',
      testMatch: ['<rootDir>/test/api/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/build.ts',
    },
    {
      transform: { ...transform, '\\.md$': '<rootDir>/test/support/as-text.js' },
      // Published as ES modules only.
      transformIgnorePatterns: ['/node_modules/(?!(wouter|regexparam)/)'],
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/web/**/*.test.tsx'],
      setupFiles: ['<rootDir>/test/support/browser.ts'],
      moduleNameMapper: {
        ...moduleNameMapper,
        '^(.*\\.md)\\?raw$': '$1',
        '\\?(worker&)?(url|raw)$': '<rootDir>/test/support/asset.ts',
      },
    },
  ],
};
