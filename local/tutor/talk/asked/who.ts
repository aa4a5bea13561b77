import type { LibraryCharacter } from '../../../../lambdas/stock/own-books';
import { isOpenToAnswers } from '../answers/open';
import { telling } from '../answers/telling';
import { isAbout } from '../moments';
import type { Response, Turn } from '../turn';
import { whoIs } from './people';

const whoAsked =
  /^(?:(?:but|and|so|ok|okay|wait|wren),? )*(?:who(?:['’]?s| is| was| are)|who(?: the heck)? is|what(?:['’]?s| is| was)|tell me who(?:['’]?s| is| was)) (?:the |this |that |again )?([\p{L}’'. -]{3,30}?)(?: again| agen| anyway| even| then| in (?:this|the) (?:story|book))?\W*$/iu;

/** So many letters may be wrong in a name of so many. */
const slips = (length: number): number => (length >= 9 ? 3 : length >= 7 ? 2 : length >= 4 ? 1 : 0);

/** How many letters must be put in, left out or changed. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, wanted] of [...other].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === wanted ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L} ]/gu, '');

/** The person of the cast whose name is nearest to a word. */
const nearestTo = (word: string, met: readonly LibraryCharacter[]): LibraryCharacter | undefined => {
  const said = lettersOf(word);
  const [best] = met
    .flatMap((one) =>
      [one.name, ...(one.also ?? [])].map((name) => ({ one, off: distance(said, lettersOf(name)) })),
    )
    .toSorted((a, b) => a.off - b.off);
  return best !== undefined && best.off <= slips(said.length) ? best.one : undefined;
};

/** The sheet, and a short question where a longer one is too hard after it. */
const introduced = (turn: Turn): Response | undefined => {
  const said = whoIs(turn);
  return said && { ...said, asks: [...(said.asks ?? []), 'And what do you think?'] };
};

/** "Who is inspecter", "who was saruli": somebody of the cast, however the name is spelt, and not what is told beside the name. */
export const whoMeant = (turn: Turn): Response | undefined => {
  const asked = whoAsked.exec(turn.text)?.[1];
  const one = asked === undefined ? undefined : nearestTo(asked, turn.met);
  if (asked === undefined || one === undefined || one === turn.played) return undefined;
  const meant = { ...turn, text: `Who is ${one.name}?`, people: [one] };
  const stored = isOpenToAnswers(meant) ? telling(meant) : undefined;
  const begin = stored?.text.split(/\s+/).slice(0, 3).join(' ') ?? '';
  return stored !== undefined && isAbout(begin, one) ? stored : (introduced(meant) ?? stored);
};
