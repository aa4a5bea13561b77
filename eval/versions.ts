import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

const root = path.resolve(__dirname, '..');

const fromDisk = (file: string): string => readFileSync(file, 'utf8');

const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();

const filesOf = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}.ts`);

const safety = 'lambdas/safety';
const conversation = 'lambdas/companion/conversation';

const sources: Readonly<Record<string, readonly string[]>> = {
  prompts: [
    ...filesOf(conversation, 'prompt draft passages claim-check'),
    ...filesOf('lambdas/model', 'as-data ask chat-options parse-answer'),
    `${safety}/output/concern.ts`,
  ],
  rules: [
    ...filesOf(
      conversation,
      'rules claims judgement sentences proof questions talking-words fixed converse talk',
    ),
    'lambdas/model/moderate.ts',
    ...filesOf(
      `${safety}/output`,
      'output-check said-to-child dangers danger-words sentences learned-danger',
    ),
    ...['learned', 'personal', 'text'].flatMap((room) => filesIn(`${safety}/${room}`)),
    'lambdas/companion/talk.ts',
    'contract/rules/reading-grade.ts',
  ],
  feedback: [
    ...filesOf(
      'lambdas/comics/story',
      'writing-feedback feedback-rules pasteable help noticed-crisis screen-story',
    ),
    'local/tutor/stories/writing.ts',
  ],
  crisis: ['crisis', 'learned'].flatMap((room) => filesIn(`${safety}/${room}`)),
  'demo tutor': [
    ...filesIn('local/tutor/talk'),
    ...filesIn('library').filter((file) => file.endsWith('answers.json')),
  ],
};

/** The checks of what a model writes, beside those of conversations. */
const madeSources: Readonly<Record<string, readonly string[]>> = {
  questions: [
    ...filesIn('lambdas/quiz/bank/checks'),
    ...filesOf('lambdas/quiz/bank', 'make-questions verify write-questions'),
  ],
  articles: filesIn('lambdas/articles/writing'),
  storyboards: filesOf('lambdas/comics', 'drawing/storyboard drawing/flaw-of-scene story/screen-story'),
  feedback: filesOf('lambdas/comics/story', 'writing-feedback feedback-rules pasteable'),
};

const codes = new Map<string, string>();

const withoutComments = (source: string): string =>
  transformSync(source.replaceAll(/^import [^;]*;$/gm, ''), {
    loader: 'ts',
    minifyWhitespace: true,
    legalComments: 'none',
  }).code;

/** The code of a source file without comments, layout and imports. Each text is transformed once: several figures share files. */
const codeOf = (source: string, file: string): string => {
  if (!file.endsWith('.ts')) return source;
  const code = codes.get(source) ?? withoutComments(source);
  codes.set(source, code);
  return code;
};

const hashesOf = (
  of: Readonly<Record<string, readonly string[]>>,
  read: typeof fromDisk,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(of).map(([name, files]) => {
      const hash = createHash('sha256');
      for (const file of files) hash.update(codeOf(read(path.join(root, file)), file));
      return [name, hash.digest('hex').slice(0, 10)];
    }),
  );

/**
 * Hashes of the code on which the figures of talks depend: a measurement belongs to one version. A changed comment is not a new
 * version.
 */
export const versions = (read = fromDisk) => hashesOf(sources, read);

/** The same for the figures of recorded answers. */
export const recordedVersions = (read = fromDisk) => {
  const { prompts = '', rules = '' } = versions(read);
  return { prompts, rules, ...hashesOf(madeSources, read) };
};
