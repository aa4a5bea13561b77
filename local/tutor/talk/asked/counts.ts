import { contentStems, countWords } from '../../../../lambdas/safety/text/words';
import type { Response, Turn } from '../turn';

const number =
  /\b(?:\d[\d,.]*\d|\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?|(?:a|one|two|three|four|five|six) (?:hundred|thousand)(?: and [\w-]+)?|a dozen)\b/giu;

/** What follows these belongs to something else. */
const other = /^(?:one|all|and|with|in|on|at|for|to|from|or|than)$/i;

/** So many words may stand between a number and its thing. */
const mostBetween = 3;
const longest = 26;
/** So many words of the question stand in the sentence. */
const fewestShared = 2;

/** The number before a thing in a clause: "twelve" of "it had twelve wooden stalls". */
const numberOf = (clause: string, thing: string): string | undefined =>
  [...clause.matchAll(number)].findLast(({ 0: found, index }) => {
    const after = clause.slice(index + found.length).match(/\p{L}[\p{L}’'-]*/gu) ?? [];
    const at = after.slice(0, mostBetween + 1).findIndex((word) => contentStems(word).includes(thing));
    return at >= 0 && after.slice(0, at).every((word) => !other.test(word));
  })?.[0];

const capital = (text: string) => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** "How many stalls are there": the number that stands before that thing in the chapters. */
export const counted = ({ text, read, played, request }: Turn, isLast = false): Response | undefined => {
  const word = /\bhow many (?:of )?(?:the |these |those )?(\p{L}+)/iu.exec(text)?.[1];
  const [thing] = contentStems(word ?? '');
  if (thing === undefined) return undefined;
  const wanted = new Set(contentStems(text));
  const all = [...read.values()]
    .flatMap((chapter) => chapter.split(/(?<=[.!?…]["”]?)\s+|\n+/))
    .flatMap((sentence) => {
      const shared = new Set(contentStems(sentence).filter((one) => wanted.has(one))).size;
      return sentence.split(/[;:“”]|, (?=(?:and|but|so|for|because|which|who|where)\b)/).flatMap((clause) => {
        const said = numberOf(clause, thing);
        return said === undefined || countWords(clause) > longest || countWords(clause) < 3
          ? []
          : [{ said, clause: clause.trim().replace(/^[,\s]+|[,.!\s]+$/g, ''), shared, sentence }];
      });
    })
    .toSorted((one, two) => two.shared - one.shared);
  // Where nothing else is known, the only number of such things is the one that is meant.
  const found = all.find(
    ({ shared }) =>
      (isLast && all.length === 1 && 3 * shared >= wanted.size) ||
      shared >= Math.min(fewestShared, wanted.size),
  );
  if (found === undefined || request.said.some((one) => one.text.includes(found.clause))) return undefined;
  const own = `${capital(found.said)}.`;
  return {
    move: 'answer',
    text: played === undefined ? `${own} It says: “${found.clause}.”` : own,
    claims: [{ claim: found.sentence, passage: found.sentence }],
    isGiving: true,
    isGentle: true,
  };
};
