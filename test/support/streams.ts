import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DynamoDB } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import { Clock } from '../../local/clock';
import { createQueues } from '../../local/queues/queues';
import { runStreams } from '../../local/streams/from-template';
import type { StreamRecord } from '../../local/streams/record';
import { startTable } from '../../local/table';
import { Template } from '../../local/template/template';
import { afterwards, temporaryFolder } from './clean-up';
import { eventually } from './cloud';

export interface Event {
  Records: StreamRecord[];
  window?: { start: string; end: string };
  state?: Record<string, unknown>;
  isFinalInvokeForWindow?: boolean;
}

type Mapping = Record<string, unknown>;
type Worker = (event: Event, functionName: string) => unknown;

const templateWith = (mappings: Record<string, Mapping>) => {
  const folder = temporaryFolder();
  const Resources = {
    Table: {
      Type: 'AWS::DynamoDB::GlobalTable',
      Properties: {
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      },
    },
    Jobs: { Type: 'AWS::SQS::Queue', Properties: {} },
    Lost: { Type: 'AWS::SQS::Queue', Properties: {} },
    JobMapping: {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: { EventSourceArn: { 'Fn::GetAtt': ['Jobs', 'Arn'] }, FunctionName: { Ref: 'Worker' } },
    },
    ...Object.fromEntries(
      Object.entries(mappings).map(([id, mapping]) => [
        id,
        {
          Type: 'AWS::Lambda::EventSourceMapping',
          Properties: {
            EventSourceArn: { 'Fn::GetAtt': ['Table', 'StreamArn'] },
            FunctionName: { Ref: 'Worker' },
            StartingPosition: 'TRIM_HORIZON',
            ...mapping,
          },
        },
      ]),
    ),
  };
  writeFileSync(path.join(folder, 'test.template.json'), JSON.stringify({ Resources }));
  return new Template(folder);
};

/** A table with a stream and a function: records every call of the function. */
export const start = async (mappings: Record<string, Mapping>, worker: Worker, data?: string) => {
  const template = templateWith(mappings);
  const clock = new Clock();
  const table = await startTable(template, { path: data, now: () => clock.now().getTime() });
  const raw = new DynamoDB({
    endpoint: table.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const queues = createQueues(template, { origin: 'http://localhost', clock });
  const stopping = new AbortController();
  const events: Event[] = [];
  const logs: string[] = [];
  const streams = runStreams(template, {
    stream: table.stream,
    queues,
    clock,
    signal: stopping.signal,
    functionOf: (name) => ({
      invoke: async (event) => {
        events.push(structuredClone(event) as Event);
        return worker(event as Event, String(name));
      },
    }),
    onLog: (name, line) => logs.push(`${name} ${line}`),
  });
  let isOpen = true;
  const stop = async () => {
    if (!isOpen) return;
    isOpen = false;
    stopping.abort();
    raw.destroy();
    await streams;
    await table.close();
  };
  afterwards(stop);
  const db = DynamoDBDocument.from(raw);
  const put = (pk: string, more: object = {}) => db.put({ TableName: 'Table', Item: { pk, ...more } });
  const putAll = (...names: string[]) =>
    db.transactWrite({
      TransactItems: names.map((pk) => ({ Put: { TableName: 'Table', Item: { pk } } })),
    });
  const count = (n: number) => eventually(async () => (events.length >= n ? events : undefined));
  return { template, clock, db, queues, events, logs, put, putAll, count, stop };
};

export const keysOf = ({ Records }: Event) => Records.map(({ dynamodb }) => dynamodb.Keys.pk?.S);
export const numberOf = (event: Event, i: number) => event.Records[i]?.dynamodb.SequenceNumber;
export const reporting = { FunctionResponseTypes: ['ReportBatchItemFailures'] };
export const windowed = { ...reporting, TumblingWindowInSeconds: 60 };
/** Collects the keys of the records. */
export const gather = ({ Records, state }: Event) => ({
  state: { keys: [...seen({ state }), ...keysOf({ Records })] },
});
export const seen = ({ state }: Pick<Event, 'state'>) => (state?.keys ?? []) as unknown[];
