/** How a sentence starter opens before somebody, such as "Pip" or "the frog". */
export const openings = ['Then', 'But then', 'After that,', 'At last,'] as const;

const name = String.raw`\p{Lu}[\p{L}’'-]*`;
const own = '(?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir)';
const opened = String.raw`(?:${openings.join('|')}) (?:${own} \p{Ll}+|${name}|we|they|he|she|it|someone)`;
const placed = String.raw`Suddenly, (?:in|at|on) the \p{Ll}+,`;
const felt = String.raw`(?:${own} \p{Ll}+|${name}) fe(?:lt|els?)`;

/** A starter at the end of a story, or directly before another one. "Pip felt" goes on from "Suddenly, in the forest,". */
const bare = new RegExp(
  String.raw`(^|\s)(?:${opened}|${placed}|${felt})(?=[.!?,…\s]*(?:$|\s(?:${opened}|${placed})))`,
  'gu',
);

/** The story without starters that its author has not gone on from: their words do not count. */
export const withoutBareStarters = (story: string): string => {
  const rest = story.replace(bare, '$1');
  return rest === story ? story : withoutBareStarters(rest);
};
