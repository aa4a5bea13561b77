import type { LibraryCharacter } from '../../../../lambdas/stock/own-books';
import { momentFor } from '../choose';
import { closest, factsOn, stating } from '../sheet';
import { telling } from '../tell';
import type { Response, Turn } from '../turn';
import { themeOf } from './theme';

/** What somebody wants, fears or likes, from its sheet; otherwise the moment that shows it. */
export const insideOf = (turn: Turn, who: LibraryCharacter): Response | undefined => {
  const theme = themeOf(turn.text);
  // "Why is everybody afraid of him" asks for no fear of his.
  if (/\b(?:afraid|scared|frightened) of (?:him|her|them|you|me|us|\p{Lu})/u.test(turn.text))
    return undefined;
  if (theme === undefined) return undefined;
  const facts = theme.kinds.flatMap((about) => factsOn(turn, { about, who }));
  const fact = closest(turn, facts) ?? facts[0];
  if (fact !== undefined) return stating(turn, fact);
  const topic = momentFor(turn, { people: [who], traits: theme.traits }, 7);
  return topic !== undefined && theme.traits.some((trait) => topic.shows.includes(trait))
    ? telling('answer', '', topic)
    : undefined;
};

/** What one thinks or knows of the other, in whichever of the two the book tells it. */
export const between = (turn: Turn, one: LibraryCharacter, other: LibraryCharacter): Response | undefined => {
  const both = [
    { who: one, of: other },
    { who: other, of: one },
  ];
  const isKnowing = /\bknows?\b/i.test(turn.text);
  const facts = both.flatMap((pair) => factsOn(turn, { about: isKnowing ? 'know' : 'of', ...pair }));
  const [fact] = facts;
  if (fact === undefined) return undefined;
  const opener = isKnowing ? '' : /^(?:do|does|did|are|is|were)\b/i.test(turn.text) ? 'Yes, I think so.' : '';
  return stating(turn, fact, opener);
};

/** What Wren thinks of somebody, with a reason. */
export const viewOn = (turn: Turn, who: LibraryCharacter, opener = ''): Response | undefined => {
  const [fact] = turn.played === undefined ? factsOn(turn, { about: 'wren', who }) : [];
  if (fact !== undefined) return stating(turn, fact, opener);
  const of = turn.played && factsOn(turn, { about: 'of', who: turn.played, of: who })[0];
  return of && stating(turn, of, opener);
};
