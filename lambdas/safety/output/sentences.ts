/** A full stop within an address ends no sentence. Hindi and Chinese have their own full stops. */
const sentence = /(?:[^.!?…。！？।]|[.!?…](?=\S))+[.!?…。！？।]*/gu;

/** The sentences of a text that have a letter. */
export const sentencesIn = (text: string): string[] =>
  (text.match(sentence) ?? []).map((one) => one.trim()).filter((one) => /\p{L}/u.test(one));
