import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { at, root } from '../build/root';

const sectionOf = (document: string, heading: string): string => {
  const [, after] = document.split(`\n## ${heading}\n`);
  if (after === undefined) throw new Error(`The runbook has no section "${heading}"`);
  return after.split('\n## ')[0] ?? '';
};

const blocksIn = (section: string): string[] =>
  [...section.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.replace(/\s#\s.*/, '').trim()),
  );

/** A command within a sentence may be broken between its words. */
const sentencesIn = (section: string): string[] =>
  [...section.matchAll(/`((?:aws|npm run) [^`]+)`/g)].map(([, command = '']) =>
    command.replaceAll(/\s+/g, ' '),
  );

/**
 * The command of a section of docs/operations.md that contains these words. Throws unless there is exactly one, so that the runbook
 * and what is rehearsed stay the same.
 */
export const commandWith = (
  heading: string,
  words: string,
  document = readFileSync(at('docs/operations.md'), 'utf8'),
): string => {
  const section = sectionOf(document, heading);
  const found = [...blocksIn(section), ...sentencesIn(section)].filter((one) => one.includes(words));
  const [command] = found;
  if (command === undefined || found.length > 1)
    throw new Error(`The runbook has ${found.length} commands with "${words}" in "${heading}"`);
  return command;
};

/** Fills in what stands in angle brackets. Throws for a place without a value. */
export const filledIn = (command: string, values: Readonly<Record<string, string>>): string =>
  command.replaceAll(/<([\w ]+)>/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The runbook's command has ${place}: ${command}`);
    return `'${value.replaceAll("'", `'\\''`)}'`;
  });

/** For SQS version 1 of the CLI, which pip can install, does not read the variable. */
const cli = `aws() {
  if [ "$1" = sqs ]; then set -- --endpoint-url "$AWS_ENDPOINT_URL_SQS" "$@"; fi
  "$PYTHON" -m awscli "$@"
}`;

interface Where {
  /** The folder; the repository's by default. */
  readonly folder?: string;
  /** What follows the command. */
  readonly more?: string;
}

/** Runs commands of the runbook as somebody at a terminal does, with the AWS CLI of this Python. Resolves with the output. */
export const operatorWith =
  (python: string, environment: NodeJS.ProcessEnv) =>
  async (
    heading: string,
    words: string,
    values: Readonly<Record<string, string>>,
    { folder = root, more = '' }: Where = {},
  ): Promise<string> => {
    const command = filledIn(commandWith(heading, words), values);
    const { stdout } = await promisify(execFile)('sh', ['-c', `${cli}\n${command} ${more}`], {
      cwd: folder,
      env: { ...environment, PYTHON: python, AWS_PAGER: '' },
      maxBuffer: 1 << 26,
    });
    return stdout;
  };

export type Operator = ReturnType<typeof operatorWith>;
