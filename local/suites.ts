import { existsSync, readdirSync } from 'node:fs';

/** `npm test` runs the suites of the first folder, `npm run test:deep` those of the second. */
export const halves = ['test', 'test/deep'] as const;

/** The files of a Jest project's suites, in both halves. */
export const suitesOf = (project: string): string[] =>
  halves
    .map((half) => `${half}/${project}`)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /\.test\.tsx?$/.test(name))
        .map((name) => `${folder}/${name}`),
    );
