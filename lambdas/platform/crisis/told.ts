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

const creature =
  '(?:(?:lady|sea|rein)?(?:cat|kitten|dog|puppy|rabbit|bunny|mouse|mice|rat|hamster|bear|wolf|wolve|fox|lion|tiger|elephant|monkey|ape|gorilla|giraffe|zebra|hippo|kangaroo|koala|panda|penguin|whale|dolphin|shark|fish|crab|octopus|turtle|tortoise|snake|lizard|crocodile|frog|toad|snail|spider|bug|bird|butterfly|caterpillar|owl|eagle|parrot|raven|duck|goose|swan|hen|chicken|rooster|pig|piglet|cow|horse|pony|donkey|sheep|goat|deer|squirrel|hedgehog|badger|mole|otter|beaver|skunk|bat|dinosaur))(?:s|es)?';
const beingOfTales =
  '(?:dragon|unicorn|monster|ghost|zombie|vampire|skeleton|robot|alien|wizard|witch|fairy|elf|elve|dwarf|dwarve|goblin|ogre|troll|giant|mermaid|pirate|knight|king|queen|prince|princess|superhero|doll|teddy|puppet|snowman|scarecrow|pumpkin|toy)(?:s|es)?';
const opening =
  '(?:then|so|and|but|one (?:day|morning|night|evening)|once(?: upon a time)?|suddenly|now|at (?:last|first)|finally|every (?:day|morning|night)|in the (?:end|night|morning|evening)|when|because|next|later|after that|there (?:was|lived))';

/** A sentence whose subject is an animal, a being of tales or a toy. */
const storyBeing = phrases([
  `^(?:${opening} )*(?:the|a|an|some|another|this|his|her|their|two|three|four|five|ten|all) (?:[a-z]+ ){0,3}?(?:${creature}|${beingOfTales})(?= |$)`,
]);
const realPeople = phrases([
  'i|me|my|mine|myself|we|us|our|ours|ourselves|you|your|yourself|<parent>|<teacher>|baby',
]);

/** Whether a sentence tells of an animal, a being of tales or a toy, and of no real person: it is no cry of the child. */
export const isOfAStoryBeing = (words: string): boolean =>
  matchesAny(words, storyBeing) && !matchesAny(words, realPeople);

const oneself = phrases([
  '(?:is|was|are) (?:(?:really|actually|secretly|also|just like|like) )*me$',
  '(?:has|have|with) my (?:own |real )?name|stands? for me',
  'and (?:that|it|this) is (?:(?:really|all) )*(?:true|real)$',
]);

/** Whether a sentence tells that somebody of a story is the child. */
export const meansOneself = (words: string): boolean => matchesAny(words, oneself);

/** Whether a sentence tells what happens in a book and not in the child's life. */
export const isOfABook = (words: string): boolean => matchesAny(words, story) && !matchesAny(words, own);
