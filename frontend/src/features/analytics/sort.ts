import type { Friend } from '../../../../contract/friends/endpoints';

type Order = (a: Friend, b: Friend) => number;

const byPoints: Order = (a, b) => b.points - a.points || b.streak - a.streak;

const orders = {
  Points: byPoints,
  Streak: (a, b) => b.streak - a.streak || b.points - a.points,
  Name: (a, b) => a.username.localeCompare(b.username, 'en'),
  // Students without an address come last.
  Email: (a, b) =>
    Number(a.email === undefined) - Number(b.email === undefined) ||
    (a.email ?? '').localeCompare(b.email ?? '', 'en'),
} as const satisfies Record<string, Order>;

export type SortKey = keyof typeof orders;
export const sortKeys = Object.keys(orders) as SortKey[];

export const sorted = (all: readonly Friend[], key: SortKey): Friend[] => all.toSorted(orders[key]);
