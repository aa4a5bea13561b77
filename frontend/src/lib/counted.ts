/** A number with its noun: `1 like`, `2 likes`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
