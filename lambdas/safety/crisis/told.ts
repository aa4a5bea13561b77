import { matchesAny, phrases } from './phrase';
import { beingOfStories } from './story-people';

/**
 * Removes quotations of other people. The child's own quoted words stay: a quotation at the beginning of the message, and one
 * after "I said" or "my".
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

/** Phrases by which the child speaks about its own life, in addition to the book or instead of it. */
const own = phrases([
  '(?:too|also|same|really|for real|in real life|irl|not (?:in )?the (?:book|story)|like (?:me|my|mine|in my|him|her|us|that happens)|just like|reminds? me of|happens to (?:me|my)|happened to (?:me|my)|me neither|but (?:i|my|me|in my))',
]);

const opening =
  '(?:then|so|and|but|one (?:day|morning|night|evening)|once(?: upon a time)?|suddenly|now|at (?:last|first)|finally|every (?:day|morning|night)|in the (?:end|night|morning|evening)|when|because|next|later|after that|there (?:was|lived))';

/** A sentence whose subject is an animal, a being of tales or a toy. */
const storyBeing = phrases([
  `^(?:${opening} )*(?:the|a|an|some|another|this|his|her|their|two|three|four|five|ten|all) (?:[a-z]+ ){0,3}?${beingOfStories}(?= |$)`,
]);
const realPeople = phrases([
  'i|me|my|mine|myself|we|us|our|ours|ourselves|you|your|yourself|<parent>|<teacher>|baby',
]);

/** Whether a sentence is about an animal, a being of tales or a toy and about no real person, so it is not about the child. */
export const isOfAStoryBeing = (words: string): boolean =>
  matchesAny(words, storyBeing) && !matchesAny(words, realPeople);

const oneself = phrases([
  '(?:is|was|are) (?:(?:really|actually|secretly|also|just like|like) )*me$',
  '(?:has|have|with) my (?:own |real )?name|stands? for me',
  'and (?:that|it|this) is (?:(?:really|all) )*(?:true|real)$',
]);

/** Whether a sentence says that somebody in a story is the child. */
export const meansOneself = (words: string): boolean => matchesAny(words, oneself);

/** Whether a sentence tells what happens in a book and not in the child's life. */
export const isOfABook = (words: string): boolean => matchesAny(words, story) && !matchesAny(words, own);
