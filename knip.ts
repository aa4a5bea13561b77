import type { KnipConfig } from 'knip';
import { functions } from './lib/functions';

const config: KnipConfig = {
  entry: [
    'bin/inkwren.ts',
    ...functions.map(({ entry }) => `lambdas/${entry}`),
    // Read from their folder.
    'lib/subjects/*.ts',
    'frontend/gallery/main.tsx',
    'local/cli/*.ts',
    'local/seed/handler.ts',
    'local/functions/thread.mts',
    'bench/{bare-handler,prepare}.ts',
    'bench/client-rendered/main.tsx',
    'test/**/*.{test,spec}.{ts,tsx}',
    'test/support/*.{ts,tsx}',
  ],
  project: ['**/*.{ts,tsx,mts}'],
  playwright: { config: 'test/e2e/playwright.config.ts' },
  ignoreDependencies: [
    '@fontsource/opendyslexic',
    'tailwindcss',
    '@seriousme/openapi-schema-validator',
    'aws-cdk',
  ],
  ignoreIssues: { 'frontend/src/lib/amplify.ts': ['exports'] },
};

export default config;
