import { DeleteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect } from '@jest/globals';
import * as z from 'zod';
import { contract } from '../../contract';
import { cloud, eventually } from './cloud';
import { type Files, unzip } from './exports-archive';
import type { Person } from './people';

export const ask = (who: Person, about = who.id) => who.call(contract.exports.ask, { params: { about } });
export const look = async (who: Person, about = who.id) =>
  (await who.call(contract.exports.look, { params: { about } })).body.export;
export const addressFor = (who: Person, about = who.id) =>
  who.call(contract.exports.address, { params: { about } });

/** Resolves when a copy is made or has failed. */
export const settled = (who: Person, about = who.id) =>
  eventually(async () => {
    const found = await look(who, about);
    return found === null || found.state === 'making' ? undefined : found;
  });

export const download = (address: string) => fetch(`${cloud.url}${address}`);

/** The files of a copy that is ready. */
export const filesOf = async (who: Person, about = who.id): Promise<Files> => {
  const { body } = await addressFor(who, about);
  const response = await download(body.address);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return unzip(Buffer.from(await response.arrayBuffer()));
};

/** Asks for a copy, waits for it and opens it. */
export const copyFor = async (who: Person, about = who.id): Promise<Files> => {
  expect((await ask(who, about)).status).toBe(200);
  expect(await settled(who, about)).toMatchObject({ state: 'ready' });
  return filesOf(who, about);
};

export type { Files };

export const textOf = (files: Files, name: string): string => {
  const content = files.get(name);
  if (content === undefined) throw new Error(`No ${name} in ${[...files.keys()].join(' ')}`);
  return content.toString();
};

// biome-ignore lint/suspicious/noExplicitAny: each test names the fields that it reads.
export const dataOf = (files: Files, name: string): any => JSON.parse(textOf(files, `data/${name}.json`));

/** Everything that can be read in a copy, including what its texts have escaped. */
export const allTextOf = (files: Files): string =>
  [...files]
    .filter(([name]) => !name.startsWith('pictures/'))
    .map(([name, content]) => `${name}\n${content}`)
    .join('\n')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

/** Asserts that the schema in the copy describes each file of it, and nothing else. */
export const expectValid = (files: Files) => {
  const schema = JSON.parse(textOf(files, 'schema.json'));
  const names = [...files.keys()].flatMap((name) => /^data\/(\w+)\.json$/.exec(name)?.[1] ?? []);
  expect(Object.keys(schema.properties).toSorted()).toEqual(names.toSorted());
  const { $schema, ...rest } = schema;
  expect($schema).toBe('https://json-schema.org/draft/2020-12/schema');
  for (const name of names) {
    const parsed = z.fromJSONSchema(rest.properties[name]).safeParse(dataOf(files, name));
    expect([name, parsed.error?.issues ?? []]).toEqual([name, []]);
  }
};

/** Removes the item of a person's own copy, but not its file. */
export const removeItem = ({ id }: Pick<Person, 'id'>) =>
  new DynamoDBClient({
    region: 'us-east-1',
    endpoint: cloud.table.url,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  }).send(
    new DeleteItemCommand({
      TableName: cloud.table.name,
      Key: { pk: { S: `USER#${id}` }, sk: { S: `EXPORT#${id}` } },
    }),
  );
