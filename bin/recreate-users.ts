import { parseArgs } from 'node:util';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { type PersonRecord, recreateUsers } from '../lib/restore/recreate-users';

/**
 * All people of the table. The only Scan there is: an operator's, with the operator's own permissions. A function has none for it.
 */
async function* peopleIn(table: string): AsyncGenerator<PersonRecord> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const pages = paginateScan(
    { client },
    {
      TableName: table,
      FilterExpression: 'sk = :profile AND kind = :user',
      ExpressionAttributeValues: { ':profile': 'PROFILE', ':user': 'User' },
      ProjectionExpression: 'id, email, deleting_at',
    },
  );
  for await (const { Items = [] } of pages) yield* Items as PersonRecord[];
}

/**
 * `npm run recreate-users -- --table <output Table> --pool <output UserPool>`: after the loss of a pool, creates the users of the new
 * one from the records. It uses the credentials and the region of the AWS CLI.
 */
const main = async () => {
  const { values } = parseArgs({ options: { table: { type: 'string' }, pool: { type: 'string' } } });
  const { table, pool } = values;
  if (table === undefined || pool === undefined)
    throw new Error('Use: npm run recreate-users -- --table <output Table> --pool <output UserPool>');
  const { created, present, taken } = await recreateUsers(
    new CognitoIdentityProviderClient({}),
    pool,
    peopleIn(table),
  );
  process.stdout.write(`${created} created, ${present} were there\n`);
  for (const id of taken)
    process.stdout.write(`not created, because another person has the address: ${id}\n`);
  if (taken.length > 0) process.exitCode = 1;
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
