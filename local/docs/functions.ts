import { consequences } from '../../lib/declaration';
import { type DeclaredFunction, functions } from '../../lib/functions';

const listed = (names: readonly string[]) => names.join(', ') || '–';

const reachesOf = ({ sendsTo = [], countsJobsOf = [], follows, model, sockets }: DeclaredFunction) => [
  ...sendsTo.map((name) => `queue of ${name}`),
  ...countsJobsOf.map((name) => `jobs of ${name}`),
  ...(follows ? ['stream'] : []),
  ...(follows?.repairedBy ? [`queue of ${follows.repairedBy}`] : []),
  ...(model === 'waits' ? ['model'] : []),
  ...(sockets ? ['sockets'] : []),
];

const row = (declared: DeclaredFunction) => {
  const { name, entry, timeout = 15, table = [], indexes = [], consequence, notice } = declared;
  const operations = [...table, ...indexes.map((index) => `Query of \`${index}\``)];
  return `| ${[
    name,
    `lambdas/${entry}`,
    `${timeout} s`,
    listed(operations),
    listed(reachesOf(declared)),
    `${consequence}: ${notice}`,
  ].join(' | ')} |`;
};

/** The permissions of every function, and what users notice when it fails, as stored in `docs/functions.md`. */
export const functionsText = (): string =>
  [
    '# Functions',
    '',
    'Written by `npm run functions` from `lib/subjects`. The role of a function lets it do what is listed here and write its own log. Besides, the ones with endpoints for operators ask the user pool who is in their group, and mailWorker, mailCrisisWorker and lettersWorker send mails through SES.',
    '',
    ...Object.entries(consequences).map(([name, means]) => `- ${name}: ${means}.`),
    '',
    '| Function | Starts from | Ends after | May do with the table | Reaches besides | When it fails |',
    '|---|---|---|---|---|---|',
    ...functions.map(row),
    '',
  ].join('\n');
