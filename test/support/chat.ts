import { randomUUID } from 'node:crypto';
import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { chat } from '../../contract/chat/endpoints';
import { cloud } from './cloud';
import type { Person } from './people';

type Child = Pick<Person, 'call'>;

interface Chosen {
  readonly bookId: string;
  readonly endChapter?: number;
  readonly character?: string;
}

/** Opens a talk like the page. */
export const openChat = (child: Child, chosen: Chosen) =>
  child.call(chat.send, { body: { messages: [], sessionId: null, ...chosen } });

/** Says something in a talk like the page: with a request id. */
export const say = (
  child: Child,
  {
    session,
    words,
    request_id = randomUUID(),
    ...chosen
  }: Chosen & { session: string; words: string; request_id?: string },
) =>
  child.call(chat.send, {
    body: {
      messages: [{ role: 'user' as const, content: words }],
      sessionId: session,
      request_id,
      ...chosen,
    },
  });

/** An open talk of a child about a book. */
export const startTalk = async (child: Child, chosen: Chosen) => {
  const { session_id } = (await openChat(child, chosen)).body;
  return {
    session_id,
    say: (words: string, request_id?: string) =>
      say(child, { ...chosen, session: session_id, words, ...(request_id !== undefined && { request_id }) }),
  };
};

/** Removes a talk from the list, as talks were stored before the list existed. */
export const unlist = ({ id }: Pick<Person, 'id'>, session_id: string) =>
  new DynamoDBClient({
    region: 'us-east-1',
    endpoint: cloud.table.url,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  }).send(
    new UpdateItemCommand({
      TableName: cloud.table.name,
      Key: { pk: { S: `USER#${id}` }, sk: { S: `CHAT#${session_id}` } },
      UpdateExpression: 'REMOVE #list, listed_at',
      ExpressionAttributeNames: { '#list': 'list' },
    }),
  );
