import type { LibraryCharacter } from '../../../lambdas/stock/own-books';
import { isAbout } from './moments';
import { aged, introduced, shortName } from './people';
import type { Response, Turn } from './turn';

/** Who somebody is, or how old. Undefined if the talk has said it already. */
export const introducing = ({ text, request, played }: Turn, one: LibraryCharacter): Response | undefined => {
  const age = /\bhow old\b/i.test(text) ? aged(one, one === played) : undefined;
  const said = age ?? introduced(one, one === played);
  const isKnown = request.said.some((before) => before.text.includes(said));
  return isKnown ? undefined : { move: 'answer', text: said, isGentle: true };
};

/** "How many people are in this chapter?" */
const peopleOf = ({ text, read, met, played }: Turn): Response | undefined => {
  if (!/\bhow many (?:people|persons|characters)\b|\bwho is in (?:the|this)\b/i.test(text)) return undefined;
  const chapter = [...read.values()].at(-1) ?? '';
  const names = met.filter((one) => one !== played && isAbout(chapter, one)).map(shortName);
  return names.length < 2
    ? undefined
    : { move: 'answer', text: `I think of ${names.slice(0, -1).join(', ')} and ${names.at(-1)} first.` };
};

/** "Was that in this chapter?" */
const chapterOfLast = ({ text, memory, topics }: Turn): Response | undefined => {
  const last = memory.had.findLast((i) => (topics[i]?.chapter ?? 0) > 0);
  const chapter = topics[last ?? -1]?.chapter ?? 0;
  return chapter > 0 && /\b(?:in|from) (?:this|which) chapter\b/i.test(text)
    ? { move: 'answer', text: `We talked about chapter ${chapter}, I think.` }
    : undefined;
};

/** "In which chapter did N first meet M?" */
const chapterWith = ({ text, people, read }: Turn): Response | undefined => {
  if (!/\b(?:which|what) chapter\b/i.test(text) || people.length === 0) return undefined;
  const [number] = [...read].find(([, chapter]) => people.every((one) => isAbout(chapter, one))) ?? [];
  return number === undefined
    ? undefined
    : { move: 'answer', text: `In chapter ${Math.max(1, number)}, I would say.` };
};

/** "Is N older than M?" */
const agesOf = ({ text, people, played }: Turn): Response | undefined => {
  const ages = /\b(?:older|younger)\b/i.test(text)
    ? people.flatMap((person) => aged(person, person === played) ?? [])
    : [];
  return ages.length === 0 ? undefined : { move: 'answer', text: ages.join(' '), isGentle: true };
};

/** Answers a question about ages, numbers and chapters; undefined if it is none, or if the tutor cannot tell. */
export const factAsked = (turn: Turn): Response | undefined =>
  agesOf(turn) ?? peopleOf(turn) ?? chapterWith(turn) ?? chapterOfLast(turn);
