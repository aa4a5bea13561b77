import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

const hashOf = (files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 10);
};

const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder))
    .sort()
    .map((name) => `${folder}/${name}`);

const rail = 'lambdas/platform/ai/conversation';

/** What the figures depend on, as hashes of its source: other figures belong to another version. */
export const versions = () => ({
  prompts: hashOf([`${rail}/prompt.ts`, `${rail}/draft.ts`, `${rail}/passages.ts`]),
  rules: hashOf([
    `${rail}/rules.ts`,
    `${rail}/fixed.ts`,
    `${rail}/converse.ts`,
    'lambdas/platform/ai/output-check.ts',
    'lambdas/platform/text/profane-words.ts',
  ]),
  feedback: hashOf([
    'lambdas/comics/writing-feedback.ts',
    'lambdas/comics/feedback-rules.ts',
    'local/tutor/stories/writing.ts',
  ]),
  crisis: hashOf(filesIn('lambdas/platform/crisis')),
  'demo tutor': hashOf(filesIn('local/tutor/talk')),
});
