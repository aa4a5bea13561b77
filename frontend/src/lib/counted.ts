/** A number with its noun: `1 like`, `2,000 likes`, `3 children`. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
