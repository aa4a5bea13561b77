import * as z from 'zod/mini';
import { BookId } from '../books/fields';
import { defineEndpoints } from '../endpoint';

/** The sentences that one call asks for at most. */
export const mostSentences = 6;

/** A sentence, by the characters of its paragraph, and the address of its sound on this origin. */
const Spoken = z.object({ paragraph: z.int(), from: z.int(), to: z.int(), address: z.string() });

export const narration = defineEndpoints({
  speak: {
    method: 'POST',
    path: '/book/text/spoken',
    who: ['student'],
    consent: 'voice',
    control: 'voice',
    terms: 'before',
    body: z.strictObject({
      id: BookId,
      chapter: z.int().check(z.minimum(1), z.maximum(999)),
      /** The first sentence, from 0, in the order of the chapter. */
      sentence: z.int().check(z.minimum(0), z.maximum(99_999)),
      count: z.int().check(z.minimum(1), z.maximum(mostSentences)),
    }),
    response: z.object({
      /** The first one that was asked for, and those after it whose sound exists. */
      sentences: z.array(Spoken),
      /** Without a model that speaks, Wren sings a tune of her own to them. */
      sung: z.boolean(),
    }),
    errors: [
      'book_not_found',
      'text_unavailable',
      'chapter_not_found',
      'sentence_not_found',
      'sentence_being_spoken',
      'sentence_not_spoken',
      'ai_resting',
    ],
    summary: 'Sentences of a chapter in Wren’s voice. A sentence is spoken once for all children, and kept',
  },
});
