import { factsOn, stating } from '../sheet';
import type { Response, Turn } from '../turn';

const asked =
  /\b(?:your (?:favou?rite|best) (?:character|person|one|animal)|who (?:is|['’]s) your (?:favou?rite|best)|(?:who|which (?:one|character|person)) do you (?:like|love) (?:the )?(?:best|most|more))\b/i;

/** Wren likes somebody of the book, and says why. */
export const favourite = (turn: Turn): Response | undefined => {
  if (turn.played !== undefined || !asked.test(turn.text)) return undefined;
  const [fact] = turn.met.flatMap((who) => factsOn(turn, { about: 'wren', who }));
  return (
    fact &&
    stating(turn, fact, turn.phrases.pick(['Today I would say this.', 'I like several. Here is one.']), [
      'Who is yours?',
      'And who is your favourite?',
    ])
  );
};
