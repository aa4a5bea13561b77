import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';

/** The retention of everything in a voice chat except its words. */
const oneHour = { days: 1 / 24 };

const partitionOf = (session_id: string) => `VS#${session_id}`;

/** The state that the next message of a session needs. Written when something begins or ends, not for each message. */
export const states = entity({
  name: 'VoiceState',
  schema: z.object({
    user_id: z.string(),
    session_id: z.string(),
    /** The socket of the session; null between two sockets. */
    connection_id: z.nullable(z.string()),
    /** The number of sockets that the session had before; each counts its chunks from 0. */
    sockets: z.int(),
    started_at: z.string(),
    ended: z.boolean(),
    /** The number of the last turn that was taken. */
    turn: z.int(),
    /** Chunks before this one belong to turns that were already taken. */
    from: z.int(),
    /** The chunk with which the child began to speak; null while the child is silent. */
    open: z.nullable(z.int()),
    /** The noise of the room in dB. */
    floor: z.number(),
    /** The function that answers a turn has the right to do so until this time; null while none answers. */
    answering: z.nullable(z.string()),
    /** The time since which there is silence. */
    speech: z.nullable(z.object({ number: z.int(), began_at: z.string(), lengths: z.array(z.int()) })),
    /** The last turn whose answer the child interrupted. */
    interrupted: z.int(),
    /** The time since which the child does not hear the last answer: interrupted, or its socket is gone. Null otherwise. */
    interrupted_at: z.nullable(z.string()),
    /** The time since which nobody speaks. */
    quiet_since: z.string(),
    /** Wren has asked the friendly question in this silence. */
    nudged: z.boolean(),
    /** The last turn was not understood. */
    missed: z.boolean(),
    /** The chunks that came without a number. */
    received: z._default(z.int(), 0),
    /** The place among the voice chats of the stage, and until when it is kept without a message. */
    place: z._default(z.nullable(z.int()), null),
    placed_until: z._default(z.string(), ''),
    /** The last minute of the session, from 0, that was taken from the child's budget; -1 before the first. */
    spent: z.int(),
  }),
  key: ({ session_id }: { session_id: string }) => ({ pk: partitionOf(session_id), sk: 'STATE' }),
  retention: oneHour,
  onDeletion: { keep: 'ends by itself within an hour; the sound is sealed' },
});
export type State = NonNullable<Awaited<ReturnType<(typeof states)['get']>>>;

const chunkKey = (seq: number) => `A#${String(seq).padStart(10, '0')}`;

/** The number of a chunk. Chunks that were received in the same millisecond have the same `seq`, and different `order`s. */
export interface ChunkNumber {
  readonly seq: number;
  readonly order?: string;
}

/**
 * 128 ms of a session: sealed sound while the child speaks, no sound for silence in an open turn. Less than 1 KB, and
 * therefore one write unit.
 */
export const chunks = entity({
  name: 'VoiceChunk',
  schema: z.object({
    seq: z.int(),
    order: z.optional(z.string()),
    sound: z.optional(z.instanceof(Uint8Array)),
  }),
  key: ({ session_id, seq, order }: ChunkNumber & { readonly session_id: string }) => ({
    pk: partitionOf(session_id),
    sk: order === undefined ? chunkKey(seq) : `${chunkKey(seq)}#${order}`,
  }),
  retention: oneHour,
  onDeletion: { keep: 'ends by itself within an hour; the sound is sealed' },
});
export type Chunk = NonNullable<Awaited<ReturnType<(typeof chunks)['get']>>>;

/** The stored chunks with these numbers, both included. Consistent. */
export const chunksBetween = (session_id: string, first: number, last: number): Promise<Chunk[]> =>
  // `$` follows `#`, which an order begins with.
  chunks.between(partitionOf(session_id), chunkKey(Math.max(0, first)), `${chunkKey(last)}$`, {
    consistent: true,
  });
