import { randomUUID } from 'node:crypto';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { shardOf } from '../../lambdas/platform/table/partition';
import { cloud, stored } from './cloud';
import { randomLetters } from './people';
import { askPool, createAccount } from './pool';

const client = new DynamoDBClient({
  region: 'us-east-1',
  endpoint: cloud.table.url,
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
});

type RawItem = Record<string, { readonly [type: string]: unknown }>;

/** Boards and sound are packed, and the key of a name that looks alike is computed: they are not copied. */
const isPlain = (item: RawItem): boolean =>
  item.kind?.S !== 'LookLock' && Object.values(item).every((value) => !('B' in value));

/** The shards of lists follow from the id. */
const newIdLike = (id: string): string => {
  for (;;) {
    const found = randomUUID();
    if (shardOf(found) === shardOf(id)) return found;
  }
};

const writtenLike = (item: RawItem): PutItemCommand =>
  new PutItemCommand({ TableName: cloud.table.name, Item: item as never });

interface Original {
  readonly id: string;
  readonly email: string;
  readonly canaries: readonly string[];
}

/**
 * Prepares copies of a child: all items that name it, in its partition and in others, with another id, address and names. A copy takes
 * a second, a child with as much a minute.
 */
export const copierOf = async ({ id, email, canaries }: Original) => {
  const { rows } = await stored();
  const items = rows
    .filter(([key]) => key.startsWith('item-'))
    .map(([, row]) => row as RawItem)
    .filter((item) => isPlain(item) && [id, ...canaries].some((one) => JSON.stringify(item).includes(one)));
  return async (): Promise<Original> => {
    const copy = {
      email: `copy${randomLetters()}+kid@${email.split('@')[1]}`,
      word: `copy${randomLetters()}`,
    };
    await createAccount(copy.email);
    const newId = newIdLike(id);
    await askPool('AdminUpdateUserAttributes', {
      UserPoolId: cloud.identity.userPoolId,
      Username: copy.email,
      UserAttributes: [{ Name: 'custom:person', Value: newId }],
    });
    const mailbox = (address: string) => address.replace(/\+kid/, '');
    const others = canaries.filter((one) => ![id, email, mailbox(email)].includes(one));
    const names = new Map(others.map((one, i) => [one, `${copy.word} ${'abcdefgh'[i]}`]));
    const pairs = [
      [id, newId],
      [email, copy.email],
      [mailbox(email), mailbox(copy.email)],
      ...names,
    ] as const;
    const texts = [...pairs, ...pairs.map(([from, to]) => [from.toLowerCase(), to.toLowerCase()] as const)];
    for (const item of items) {
      const text = texts.reduce((all, [from, to]) => all.replaceAll(from, to), JSON.stringify(item));
      await client.send(writtenLike(JSON.parse(text)));
    }
    return { id: newId, email: copy.email, canaries: pairs.map(([, to]) => to) };
  };
};
