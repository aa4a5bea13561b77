import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { restoreTable } from '../lib/restore/restore-table';

const usage =
  'npm run restore -- --table <output Table of the stack> --at 2026-11-24T10:00:00Z [--to <new name>] [--demo]';

const momentIn = (text: string | undefined): Date => {
  const at = new Date(text ?? '');
  // Without a zone it would be the time of the machine.
  if (Number.isNaN(at.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(text ?? '')) throw new Error(`Use: ${usage}`);
  return at;
};

/** The moment in the name lets a repeated call find the table that it has begun. */
const nameFor = (table: string, at: Date): string =>
  `${table.slice(0, 200)}-${at.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')}`;

/**
 * Restores the table to a moment as a new one, and prints the setting that makes the stack use it. It uses the credentials and the
 * region of the AWS CLI.
 */
const main = async () => {
  const { values } = parseArgs({
    options: {
      table: { type: 'string' },
      at: { type: 'string' },
      to: { type: 'string' },
      demo: { type: 'boolean', default: false },
    },
  });
  const at = momentIn(values.at);
  if (values.table === undefined) throw new Error(`Use: ${usage}`);
  const restoredTable = await restoreTable(new DynamoDBClient({}), {
    source: values.table,
    target: values.to ?? nameFor(values.table, at),
    at,
    keepData: !values.demo,
    tell: (line) => process.stderr.write(`${line}\n`),
  });
  process.stdout.write(`${JSON.stringify({ restoredTable })}\n`);
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
