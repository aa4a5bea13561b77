import type { KnipConfig } from 'knip';
import { functions } from './lib/functions';

const config: KnipConfig = {
  entry: [
    'bin/*.ts',
    ...functions.map(({ entry }) => `lambdas/${entry}`),
    // `lib/functions.ts` reads these files from their folder, without imports.
    'lib/subjects/*.ts',
    'frontend/gallery/main.tsx',
    'frontend/worker/index.ts',
    'local/build/synthesize.ts',
    'local/cli/*.ts',
    // CDK runs it as an app.
    'local/ministack/app.ts',
    'local/seed/handler.ts',
    'local/try-model/tries.ts',
    'local/functions/thread.mts',
    'bench/{bare-handler,prepare}.ts',
    'bench/client-rendered/main.tsx',
    'test/**/*.{test,spec}.{ts,tsx}',
    'test/support/*.{ts,tsx}',
  ],
  project: ['**/*.{ts,tsx,mts}'],
  playwright: { config: 'test/e2e/playwright.config.ts' },
  ignoreDependencies: ['@fontsource/opendyslexic', 'tailwindcss', '@seriousme/openapi-schema-validator'],
  ignoreBinaries: ['java'],
  ignoreIssues: { 'frontend/src/lib/amplify.ts': ['exports'] },
};

export default config;
