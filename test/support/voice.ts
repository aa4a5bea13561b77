import { randomBytes } from 'node:crypto';
import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import type { WebSocket } from 'ws';
import type { ServerMessage } from '../../contract/realtime/messages';
import { voice } from '../../contract/voice/endpoints';
import { chunksOf, silence } from '../../local/tutor/voice/microphone';
import { tonesOf } from '../../local/tutor/voice/tones';
import { createBook } from './books';
import { atRest, cloud, eventually, stored } from './cloud';
import { createPerson, type Person } from './people';
import { connect } from './sockets';

type Child = Pick<Person, 'call'>;
type Kind = ServerMessage['type'];

const silentChunks = 5;

export const newKey = () => randomBytes(32).toString('base64');

export const voiceChatsOf = async ({ call }: Child) =>
  (await call(voice.history, { query: {} })).body.history;

export const transcriptOf = ({ call }: Child, id: string) => call(voice.session, { params: { id } });

export const messagesOf = async (child: Child, id = '') => (await transcriptOf(child, id)).body.messages;

export const wordsOf = async (child: Child, id = '') =>
  (await messagesOf(child, id)).map(({ message_content }) => message_content);

/** The sound of a speaker who is too far away to be understood. */
export const mumbling = chunksOf(new Int16Array(6 * 2048).map((_, i) => 240 * Math.sin(i * 0.06)));

interface Options {
  readonly bookId: string;
  readonly endChapter?: number;
  readonly key?: string;
}

/** An open socket before a voice chat, with the messages that it has received. */
export const openVoice = async (child: Child, { bookId, endChapter = 1, key = newKey() }: Options) => {
  const socket: WebSocket = await connect(child);
  const got: ServerMessage[] = [];
  let seq = 0;
  const lookers = new Set<() => void>();
  socket.on('message', (data) => {
    got.push(JSON.parse(String(data)));
    for (const look of lookers) look();
  });
  const send = (message: object) => socket.send(JSON.stringify(message));
  const all = <K extends Kind>(type: K) =>
    got.filter((one): one is Extract<ServerMessage, { type: K }> => one.type === type);
  /** Resolves as soon as a received message makes `find` return a value. */
  const until = <T>(find: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (found === undefined) return;
        lookers.delete(look);
        resolve(found);
      };
      lookers.add(look);
      look();
    });
  /** Waits for the message number `count` of a kind. */
  const next = <K extends Kind>(type: K, count = 1) => until(() => all(type)[count - 1]);
  const sound = (data: string, number = seq) => {
    seq = Math.max(seq, number + 1);
    send({ type: 'audio', data, mimeType: 'audio/pcm', key, seq: number });
  };
  /** Sends a sound without a number, as a client may. */
  const unnumbered = (data: string) => send({ type: 'audio', data, mimeType: 'audio/pcm', key });
  const mute = (muted: boolean) =>
    send({ type: 'mute', muted, book_id: bookId, end_chapter: endChapter, key });
  /**
   * Sends a sound, then the 640 ms of silence that end a turn. The silence waits until functions have processed the sound,
   * because a real microphone is not faster than they are.
   */
  const speak = async (chunks: readonly string[]) => {
    for (const chunk of chunks) sound(chunk);
    await atRest();
    for (let i = 0; i < silentChunks; i++) sound(silence);
  };
  return {
    socket,
    key,
    got,
    send,
    all,
    next,
    until,
    sound,
    unnumbered,
    speak,
    mute,
    start: async () => {
      mute(false);
      await next('status');
    },
    stop: async () => {
      mute(true);
      return (await next('voice_chat_ended')).points_earned;
    },
    /** Says words as tones, and resolves with all captions of the answer. */
    say: async (words: string, chunks = chunksOf(tonesOf(words))) => {
      const [captions, statuses] = [all('caption').length, all('status').length];
      await speak(chunks);
      await until(() => {
        const since = all('status').slice(statuses);
        const spoke = since.findIndex(({ status }) => status === 'speaking');
        return spoke < 0 ? undefined : since.slice(spoke).find(({ status }) => status === 'listening');
      });
      return all('caption').slice(captions);
    },
  };
};

/** A voice chat that has begun. */
export const startVoice = async (child: Child, options: Options) => {
  const chat = await openVoice(child, options);
  await chat.start();
  return chat;
};

/** A voice chat of a new child about a new book. */
export const startedVoice = async () => {
  const [child, { id: bookId }] = await Promise.all([createPerson(), createBook()]);
  return { child, bookId, chat: await startVoice(child, { bookId }) };
};

const dynamo = new DynamoDBClient({
  region: 'us-east-1',
  endpoint: cloud.table.url,
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
});

/** Every stored item of a partition. */
export const itemsIn = async (partition: string) => {
  const { Items = [] } = await dynamo.send(
    new QueryCommand({
      TableName: cloud.table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: partition } },
    }),
  );
  return Items;
};

export const stateOf = async (id = '') => (await itemsIn(`VS#${id}`)).find(({ sk }) => sk?.S === 'STATE');

/** The items of this kind in a child's partition. */
const ofKind = async ({ id }: Pick<Person, 'id'>, wanted: string) =>
  (await itemsIn(`USER#${id}`)).filter(({ kind }) => kind?.S === wanted);

/** The state of a child's only voice chat. */
export const stateFor = async (child: Pick<Person, 'id'>) =>
  stateOf((await ofKind(child, 'VoiceSession'))[0]?.session_id?.S);

/** Resolves when a child has this number of open sockets. */
export const socketsLeft = (child: Pick<Person, 'id'>, count: number) =>
  eventually(async () => ((await ofKind(child, 'Connection')).length === count ? true : undefined));

/** Resolves when the socket of a child's only voice chat has closed and the job that ends the chat is queued. */
export const hasLeft = async (child: Pick<Person, 'id'>) => {
  const state = await eventually(async () => {
    const found = await stateFor(child);
    return found?.connection_id?.NULL ? found : undefined;
  });
  await eventually(async () => {
    const queues = Object.entries((await stored()).messages);
    const jobs = queues.flatMap(([name, jobs]) => (name.startsWith('RealtimeCloserQueue') ? jobs : []));
    return jobs.some((job) => job.includes(state.session_id?.S ?? '')) || undefined;
  });
};
