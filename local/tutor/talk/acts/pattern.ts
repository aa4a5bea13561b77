/** What a child does with a message, and the words by which it is known. The first pattern that fits decides. */
export type Patterns = readonly (readonly [act: string, words: RegExp])[];

/** The words are the whole message. */
export const whole = (words: string) => new RegExp(`^(?:${words})[\\s.!?]*$`, 'i');
