import { capitalized, functions } from '../../lib/functions';
import { type Grant, resourceGrants, roleGrants, trusted } from './grants';
import type { Synthesized } from './stack';

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly string[]) => [
  row(...head),
  `|${'---|'.repeat(head.length)}`,
  ...rows.toSorted(),
  '',
];

/** `s3:GetObject, s3:PutObject` as `s3: GetObject PutObject`. */
const shortened = (actions: readonly string[]) =>
  [...Map.groupBy(actions, (action) => action.split(':')[0])]
    .map(([service, all]) => `${service}: ${all.map((action) => action.split(':')[1]).join(' ')}`)
    .join(', ');

const code = (text: string) => (text === '' ? '–' : `\`${text}\``);

const ofRole = ({ of, effect, on, actions, when }: Grant) =>
  row(of, code(on), `${effect === 'Allow' ? '' : `**${effect}** `}${shortened(actions)}`, code(when));

const ofResource = ({ of, effect, on, actions, principal, when }: Grant) =>
  row(of, effect, code(principal), shortened(actions), code(on), code(when));

/** Whether a grant is the permission to write the own log, which every function has and the text omits. */
const isOwnLog = ({ of, effect, on, actions, when }: Grant) =>
  functions.some(({ name }) => name === of) &&
  `${effect} ${on} ${actions}${when}` ===
    `Allow ${capitalized(of)}Logs logs:CreateLogStream,logs:PutLogEvents`;
const isOrdinary = ({ role, by, managed }: ReturnType<typeof trusted>[number]) =>
  functions.some(({ name }) => name === role) && by === 'lambda.amazonaws.com' && managed.length === 0;

/** Everything that production's template permits, a line for each role and resource, as stored in `docs/permissions.md`. */
export const permissionsText = (stack: Synthesized): string =>
  [
    '# Permissions',
    '',
    'Written by `npm run permissions` from the template of production. A new line, or a new word in a line, is a new power of',
    'somebody: read the difference before you commit it. Logical ids stand without their hashes. Left out is what holds for',
    'every function: it writes its own log, only Lambda takes its role, and the role has no policy of AWS.',
    '',
    '## What a role may do',
    '',
    ...table(
      ['Role', 'On', 'May', 'Only when'],
      roleGrants(stack)
        .filter((grant) => !isOwnLog(grant))
        .map(ofRole),
    ),
    '## Who may take a role',
    '',
    ...table(
      ['Role', 'Taken by', 'Policies of AWS'],
      trusted(stack)
        .filter((role) => !isOrdinary(role))
        .map(({ role, by, managed }) => row(role, by, managed.map(code).join(' ') || '–')),
    ),
    '## What a resource allows or refuses itself',
    '',
    ...table(
      ['Resource or policy', 'Effect', 'Who', 'What', 'On', 'Only when'],
      resourceGrants(stack).map(ofResource),
    ),
  ].join('\n');
