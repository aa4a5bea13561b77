import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

const fromDisk = (file: string): string => readFileSync(file, 'utf8');

const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();

const filesOf = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}.ts`);

const ai = 'lambdas/platform/ai';
const rail = `${ai}/conversation`;

const sources: Readonly<Record<string, readonly string[]>> = {
  prompts: [
    ...filesOf(rail, 'prompt draft passages'),
    ...filesOf(ai, 'as-data ask chat-options concern parse-answer'),
  ],
  rules: [
    ...filesOf(rail, 'rules claims proof questions talking-words fixed converse talk'),
    ...filesOf(ai, 'moderate output-check personal-data personal-names streets handles links said-to-child'),
    ...filesIn('lambdas/platform/text'),
    'lambdas/chat/talk.ts',
    'contract/rules/reading-grade.ts',
  ],
  feedback: [
    ...filesOf('lambdas/comics', 'writing-feedback feedback-rules pasteable help screen-story'),
    'local/tutor/stories/writing.ts',
  ],
  crisis: filesIn('lambdas/platform/crisis'),
  'demo tutor': filesIn('local/tutor/talk'),
};

/** What the figures depend on, as hashes of its source: other figures belong to another version. */
export const versions = (read = fromDisk): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(sources).map(([name, files]) => {
      const hash = createHash('sha256');
      for (const file of files) hash.update(read(path.join(root, file)));
      return [name, hash.digest('hex').slice(0, 10)];
    }),
  );
