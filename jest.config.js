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

/** Replaces Zod's messages in fifty languages, which nothing reads: loading them takes 0.1 s per suite. */
const moduleNameMapper = { '^\\.\\./locales/index\\.cjs$': '<rootDir>/test/support/asset.ts' };

/** Copies of the project, which `npm run test:mutation` makes. */
const modulePathIgnorePatterns = ['<rootDir>/.cache/mutants/'];

const testEnvironment = '<rootDir>/test/support/node-environment.ts';
const node = { transform, moduleNameMapper, modulePathIgnorePatterns, testEnvironment };

/**
 * Unit tests need no server. Infrastructure tests read stacks that are synthesized once. Each API suite starts a laptop cloud.
 * Web tests run in jsdom. `npm test` runs the suites outside `test/deep/`, `npm run test:deep` those in it.
 */
module.exports = {
  // More workers than cores, because suites wait for their clouds a sixth of the time. Jest would read '150%' as 150 workers.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Ends tests that hang. No test comes near it, even on a busy machine.
  testTimeout: 300_000,
  // As long, because a finished worker frees its heap, which takes seconds on a busy machine and is no open handle.
  workerGracefulExitTimeout: 120_000,
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: ['<rootDir>/test/{,deep/}unit/**/*.test.ts'],
      // Published as ES modules only.
      transformIgnorePatterns: ['/node_modules/(?!(htmlparser2|entities|dom[a-z-]+)/)'],
    },
    {
      ...node,
      displayName: 'infra',
      testMatch: ['<rootDir>/test/{,deep/}infra/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/synthesize.ts',
    },
    {
      transform,
      moduleNameMapper,
      modulePathIgnorePatterns,
      displayName: 'api',
      testEnvironment: '<rootDir>/test/support/cloud-environment.ts',
      testMatch: ['<rootDir>/test/{,deep/}api/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/build.ts',
    },
    {
      transform: { ...transform, '\\.md$': '<rootDir>/test/support/as-text.js' },
      // Published as ES modules only.
      transformIgnorePatterns: ['/node_modules/(?!(wouter|regexparam)/)'],
      modulePathIgnorePatterns,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/{,deep/}web/**/*.test.tsx'],
      setupFiles: ['<rootDir>/test/support/browser.ts'],
      moduleNameMapper: {
        ...moduleNameMapper,
        '^lucide-react$': '<rootDir>/test/support/icons.js',
        '^(.*\\.md)\\?raw$': '$1',
        '\\?(worker&)?(url|raw)$': '<rootDir>/test/support/asset.ts',
      },
    },
  ],
};
