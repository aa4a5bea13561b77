/** A winter wren is 3.1 to 4.7 inches long. */
const inchesOfAWren = 4;

/** The length of a row with a wren for each word. */
export const rowFeet = (words: number): number => Math.floor((words * inchesOfAWren) / 12);

/** In feet, the longest last. */
const lengths: readonly (readonly [feet: number, what: string])[] = [
  [110, 'the longest blue whale'],
  [305, 'the Statue of Liberty is high'],
  [1083, 'the Eiffel Tower is high'],
  [8981, 'the Golden Gate Bridge'],
  [29_032, 'Mount Everest is high'],
  [138_435, 'a marathon'],
];

/** The longest thing that is shorter than these feet; undefined below them all. */
export const longerThan = (feet: number): string | undefined =>
  lengths.findLast(([other]) => feet > other)?.[1];
