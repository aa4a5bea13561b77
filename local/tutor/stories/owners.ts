import { wordsOf } from '../../illustrator/reading/character';
import { body } from '../../illustrator/reading/mentions';
import { lookUp } from '../../illustrator/words/lexicon';

const severalBefore = /^(?:two|three|four|five|six|ten|all|some|many|other|fed|gave|give|feed|bought)$/i;

/** Writes what children leave out: "my dads hat" is "my dad's hat", and "Toms hand" is "Tom's hand" if there is a Tom. */
export const withOwners = (text: string, story: string): string => {
  const words = wordsOf(text);
  const names = new Set(wordsOf(story));
  words.forEach((word, at) => {
    const one = word.replace(/s$/, '');
    const isOwner = /^\p{Lu}/u.test(word) ? names.has(one) : lookUp([one], 0)?.kind === 'being';
    const next = words[at + 1] ?? '';
    const isOwned = /^\p{Ll}/u.test(next) && (body.test(next) || lookUp(words, at + 1)?.kind === 'thing');
    if (one.length < 3 || one === word || !isOwner || !isOwned) return;
    if (words.slice(Math.max(0, at - 2), at).some((before) => severalBefore.test(before))) return;
    words[at] = `${one}'s`;
  });
  return words.join(' ').replace(/ (?=[.,!?;:])/g, '');
};
