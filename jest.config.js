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

const node = { transform, testEnvironment: 'node' };

/** Unit and infrastructure tests need nothing; API tests share a laptop cloud per worker; web tests run in jsdom. */
module.exports = {
  maxWorkers: 2,
  // A machine may be busy: what a test waits for has limits of its own.
  testTimeout: 20_000,
  projects: [
    { ...node, displayName: 'unit', testMatch: ['<rootDir>/test/{unit,infra}/**/*.test.ts'] },
    {
      ...node,
      displayName: 'api',
      testMatch: ['<rootDir>/test/api/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/start-clouds.ts',
      globalTeardown: '<rootDir>/test/support/stop-clouds.ts',
    },
    {
      transform,
      // Published as ES modules only.
      transformIgnorePatterns: ['/node_modules/(?!(wouter|regexparam)/)'],
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/web/**/*.test.tsx'],
      setupFiles: ['<rootDir>/test/support/browser.ts'],
      moduleNameMapper: { '\\?(url|raw)$': '<rootDir>/test/support/asset.ts' },
    },
  ],
};
