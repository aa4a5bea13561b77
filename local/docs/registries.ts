import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { functions } from '../../lib/functions';

const contract = path.resolve(__dirname, '../../contract');

/** A constant that a file of a subject exports. */
interface Found {
  readonly subject: string;
  readonly file: string;
  readonly name: string;
}

const subjects = () =>
  readdirSync(contract, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['registry', 'rules'].includes(entry.name))
    .map(({ name }) => name)
    .toSorted();

const findAll = (declared: RegExp): Found[] =>
  subjects().flatMap((subject) =>
    readdirSync(path.join(contract, subject))
      .toSorted()
      .flatMap((file) => {
        const source = readFileSync(path.join(contract, subject, file), 'utf8');
        const name = declared.exec(source)?.[1];
        return name === undefined ? [] : [{ subject, file: file.replace(/\.ts$/, ''), name }];
      }),
  );

const written = '// Written by `npm run registries` from the folders of contract/.\n';

const imports = (found: readonly Found[]) =>
  found.map(({ subject, file, name }) => `import { ${name} } from '../${subject}/${file}';`);

const lines = (...all: readonly string[]) => `${all.join('\n')}\n`;

const endpoints = () => {
  const found = findAll(/^export const (\w+) = defineEndpoints\(/m);
  const bySubject = Object.entries(Object.groupBy(found, ({ subject }) => subject));
  const entryOf = ([subject, parts = []]: (typeof bySubject)[number]) => {
    const [first, ...others] = parts.map(({ name }) => name);
    if (others.length === 0) return first === subject ? `  ${subject},` : `  ${subject}: ${first},`;
    return `  ${subject}: { ${[first, ...others].map((name) => `...${name}`).join(', ')} },`;
  };
  return lines(
    written,
    "import type { Endpoints } from '../endpoint';",
    ...imports(found),
    '',
    '/** Every endpoint, by subject: one subject is one function. */',
    'export const contract = {',
    ...bySubject.map(entryOf),
    '} satisfies Record<string, Endpoints>;',
  );
};

const errors = () => {
  const found = findAll(/^export const (\w+Errors) = /m);
  return lines(
    written,
    "import { commonErrors } from '../common-errors';",
    ...imports(found),
    '',
    '/** Every error, by its code. */',
    'export const errors = {',
    '  ...commonErrors,',
    ...found.map(({ name }) => `  ...${name},`),
    '};',
  );
};

const errorGuides = () => {
  const found = findAll(/^export const (\w+ErrorGuide) = /m);
  return lines(
    written,
    "import { commonErrorGuide } from '../common-error-guide';",
    ...imports(found),
    '',
    '/** When each error happens and what helps, by its code. */',
    'export const errorGuide = {',
    '  ...commonErrorGuide,',
    ...found.map(({ name }) => `  ...${name},`),
    '};',
  );
};

const workers = () =>
  lines(
    '// Written by `npm run registries` from lib/subjects.',
    '',
    '/** The functions that have a queue. A job is sent by the name of the function that works on it. */',
    'export type Worker =',
    `${functions.flatMap(({ name, queue }) => (queue === undefined ? [] : [`  | '${name}'`])).join('\n')};`,
  );

/** The registries of `contract/registry`, by the name of their file, as the folders of subjects and their functions determine them. */
export const registries = (): Record<string, string> => ({
  'endpoints.ts': endpoints(),
  'error-guides.ts': errorGuides(),
  'errors.ts': errors(),
  'workers.ts': workers(),
});
