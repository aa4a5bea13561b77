import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';

/** The maximum number of meanings that are shown of a word, and of definitions per meaning. */
export const dictionaryLimits = { meanings: 2, definitions: 2, lookupsPerMinute: 30, sentence: 300 } as const;

/** One word of a text: letters, with apostrophes or hyphens inside. */
export const DictionaryWord = z.string().check(z.maxLength(30), z.regex(/^[A-Za-z]+(?:['’-][A-Za-z]+)*$/));

const Meaning = z.object({
  /** `noun`, `verb` */
  part_of_speech: z.string(),
  definitions: z.array(z.string()).check(z.minLength(1), z.maxLength(dictionaryLimits.definitions)),
  /** A sentence with the word in the sense of the first definition; absent for words of the public dictionary. */
  example: z.optional(z.string()),
});
export type Meaning = z.infer<typeof Meaning>;

export const Meanings = z.array(Meaning).check(z.maxLength(dictionaryLimits.meanings));

export const dictionary = defineEndpoints({
  lookUp: {
    method: 'GET',
    path: '/dictionary/{word}',
    who: ['student'],
    control: 'dictionary',
    params: z.strictObject({ word: DictionaryWord }),
    query: z.strictObject({
      /** The text's words around the word, as a child saw them: the sense that fits them comes first. */
      sentence: z.optional(z.string().check(z.maxLength(dictionaryLimits.sentence), z.regex(/^\P{Cc}*$/u))),
    }),
    response: z.object({
      word: z.string(),
      /** The dictionary's headword: "wolf" for "wolves". */
      base: z.string(),
      meanings: Meanings,
    }),
    errors: ['definition_not_found', 'dictionary_unavailable'],
    summary:
      'The first two meanings of a word, with two definitions each, from our own glosses for children. For other words the public dictionary is asked with the word alone',
  },
});
