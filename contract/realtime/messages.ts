import * as z from 'zod/mini';
import { BookId } from '../books/fields';
import { roles } from '../endpoint';
import { defineMessages, type FromClient, type FromServer } from '../message';

/** 32 random bytes that the browser makes for a voice chat. They are never stored. */
const VoiceKey = z.string().check(z.regex(/^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/));

/**
 * The messages of the socket at `/ws`. A client connects with a ticket of `POST /realtime/ticket` in the query parameter
 * `token`. No message is longer than 32 KB.
 */
export const realtime = defineMessages({
  server: {
    /** `closing`: the server ends the voice chat, and the socket need not be opened again. */
    connection_status: z.object({ status: z.enum(['connected', 'closing']) }),
    /**
     * Wren's state. `listening` follows the last part of an answer, which may still be playing. `interrupted`: the child
     * speaks over the answer, and the rest of it must not be played.
     */
    status: z.object({
      status: z.enum(['listening', 'thinking', 'speaking']),
      interrupted: z.optional(z.boolean()),
    }),
    /** A part of Wren's voice, in order: base64 of little-endian 16-bit PCM, 24 kHz, mono. */
    audio: z.object({ data: z.string() }),
    /** Words as they are said. `sung`: without a model that speaks, Wren sings a song of her own to them. */
    caption: z.object({ from: z.enum(['child', 'wren']), text: z.string(), sung: z.boolean() }),
    /** The voice chat is in the history. */
    voice_chat_ended: z.object({ points_earned: z.int() }),
    /**
     * `message` is the text for the user, `code` an error code of the contract. The socket stays open. `ends`: the voice chat
     * does not go on; `retryable`: the same message may succeed.
     */
    error: z.object({
      message: z.string(),
      code: z.string(),
      retryable: z.optional(z.literal(true)),
      ends: z.optional(z.literal(true)),
      /** When it is possible again, for what rests for a time. */
      until: z.optional(z.string()),
    }),
  },
  client: {
    ping: {
      who: roles,
      payload: z.strictObject({}),
      replies: ['connection_status'],
      summary: 'Asks whether the socket is alive',
    },
    mute: {
      who: ['student'],
      consent: 'voice',
      control: 'voice',
      controlled: 'within',
      payload: z.strictObject({
        muted: z.boolean(),
        /** Needed to start. */
        book_id: z.optional(z.nullable(BookId)),
        end_chapter: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(999)))),
        key: VoiceKey,
      }),
      replies: ['status', 'voice_chat_ended'],
      summary:
        'Opens the microphone, which starts a voice chat or resumes one, or closes it, which ends the voice chat',
    },
    audio: {
      who: ['student'],
      consent: 'voice',
      control: 'voice',
      payload: z.strictObject({
        /** Base64 of little-endian 16-bit PCM, 16 kHz, mono: a chunk of 2048 samples, or up to four of them in a row. */
        data: z.string().check(z.maxLength(21_848), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
        mimeType: z.string().check(z.regex(/^audio\/pcm(;rate=\d{1,6})?$/)),
        key: VoiceKey,
        /** The number of the first chunk, counted on each socket; without it chunks count as they are received. */
        seq: z.optional(z.int().check(z.minimum(0), z.maximum(9_999_999))),
      }),
      replies: [],
      summary:
        'A part of what the microphone hears, 128 to 512 ms; answered once the child has finished speaking',
    },
  },
});

export type ClientMessage = FromClient<typeof realtime>;
export type ServerMessage = FromServer<typeof realtime>;
