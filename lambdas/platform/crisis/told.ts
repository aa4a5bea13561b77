import { matchesAny, phrases } from './phrase';

/**
 * Removes what the child quotes from somebody else. The child's own words in quotation marks stay: a message that is a
 * quotation as a whole, and what follows "I said".
 */
export const withoutQuotations = (text: string): string => {
  const plain = text.replace(/[“”„«»]/g, '"');
  return plain.replace(/"[^"]{0,300}"/g, (quoted, at: number) => {
    const before = plain.slice(0, at).toLowerCase();
    const isOwn =
      before.trim() === '' || /\b(i|we|me|my)\b[^.!?]{0,30}$/.test(before) || /\bmy\b/.test(before);
    return isOwn ? quoted : ' . ';
  });
};

const story = phrases([
  '(?:in|from|of|at the end of|reading|read|about|watched|like in|this is in) (?:the|this|that|my|a|our|his|her|chapter|another) ?(?:[a-z]+ ){0,2}?(?:book|story|stories|chapter|movie|film|show|tale|fairytale|fairy tale|comic|manga|series|page|play|poem|novel|series|cartoon|episode|anime|legend|myth|ending|part)s?',
  '(?:the|this|that|my|a|main|favorite|favourite) (?:book|story|chapter|movie|film|tale|comic|novel|author|writer|character|poem|plot|ending|series)s?',
  'chapter (?:[0-9]+|one|two|three|four|five|six|seven|eight|nine|ten)',
  '(?:character|author|protagonist|villain|hero|heroine|narrator|once upon a time|fairy ?tale)s?',
]);

/** The child speaks of the own life, beside or instead of the book. */
const own = phrases([
  '(?:too|also|same|really|for real|in real life|irl|not (?:in )?the (?:book|story)|like (?:me|my|mine|in my|him|her|us|that happens)|just like|reminds? me of|happens to (?:me|my)|happened to (?:me|my)|me neither|but (?:i|my|me|in my))',
]);

/** Whether a sentence tells what happens in a book and not in the child's life. */
export const isOfABook = (words: string): boolean => matchesAny(words, story) && !matchesAny(words, own);
