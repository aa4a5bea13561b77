import { clausesOf } from '../echo';
import type { Meaning } from './meaning';

/** An answer with the ways of asking for it. */
export interface Askable {
  readonly asked: readonly Meaning[];
  /** The features of all of them. */
  readonly union: ReadonlySet<string>;
  /** The features of the answer's own text. */
  readonly told: ReadonlySet<string>;
  /** Its own text, plain. */
  readonly plain: string;
}

export const unionOf = (asked: readonly Meaning[]): ReadonlySet<string> =>
  new Set(asked.flatMap(({ features }) => [...features]));

/** Rare features weigh more: from 0 to 1. */
export type Weight = (feature: string) => number;

/** What a child tells of itself, and what it denies, is hardly ever the point of a question. */
const lighter: Readonly<Record<string, number>> = { '#me': 0.6, '#not': 0.25 };

/** A word that no question has. */
const unknown = 0.6;

export const weightsIn = (documents: readonly ReadonlySet<string>[]): Weight => {
  const counts = new Map<string, number>();
  for (const features of documents)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const whole = Math.log(1 + documents.length);
  const weights = new Map(
    [...counts].map(([feature, count]) => [
      feature,
      (Math.log(1 + documents.length / count) / whole) * (lighter[feature] ?? 1),
    ]),
  );
  return (feature) => weights.get(feature) ?? unknown;
};

/** The weight of all features together. */
export const sumOf = (features: Iterable<string>, weight: Weight) =>
  [...features].reduce((total, feature) => total + weight(feature), 0);

const loose = new Set<Meaning['kind']>(['how', 'what', 'other', 'none']);

/** Questions for different things are answered differently, most of all where they only name somebody. */
const alike = (one: Meaning['kind'], other: Meaning['kind'], isOfNames: boolean): number => {
  if (one === other) return 1;
  return (loose.has(one) && loose.has(other) ? 0.92 : 0.8) * (isOfNames ? 0.8 : 1);
};

const peopleOf = ({ features }: Meaning) => [...features].filter((one) => one.startsWith('@'));

/**
 * What counts how much: the other ways of asking, the answer's own words, another person, the child's own life, a single shared
 * feature, and the rarest word of the child where no way of asking has it, or this one does. */
const share = { union: 0.6, told: 0.4, other: 0.5, self: 0.75, single: 0.3, key: 0.88, rare: 1.08 } as const;

/** From 0 to 1: how well the best way of asking fits an utterance. */
export const fitOf = (said: Meaning, { asked, union, told }: Askable, weight: Weight): number => {
  const whole = sumOf(said.features, weight);
  if (whole === 0 || ![...said.features].some((one) => union.has(one))) return 0;
  const covered = [...said.features].reduce(
    (total, one) => total + weight(one) * (union.has(one) ? 1 : told.has(one) ? share.told : 0),
    0,
  );
  const own = peopleOf(said);
  const words = [...said.features].filter((one) => !/^[@#]/.test(one));
  const key = words.toSorted((a, b) => weight(b) - weight(a))[0];
  const hasKey = key === undefined || union.has(key);
  return Math.max(
    0,
    ...asked.map((way) => {
      const shared = [...said.features].filter((one) => way.features.has(one));
      if (shared.every((one) => one.startsWith('#'))) return 0;
      const common = sumOf(shared, weight);
      const ofSaid = ((1 - share.union) * common + share.union * covered) / whole;
      // "Why does he do that": whoever it is.
      const wanted = [...way.features].filter(
        (one) => !(said.isVague && one.startsWith('@') && !said.features.has(one)),
      );
      const ofWay = common / sumOf(wanted, weight);
      const others = said.isVague ? [] : peopleOf(way);
      const isOther = own.length > 0 && others.length > 0 && !own.some((one) => others.includes(one));
      return (
        ((2 * ofSaid * ofWay) / (ofSaid + ofWay)) *
        alike(
          said.kind,
          way.kind,
          shared.every((one) => one.startsWith('@')),
        ) *
        (isOther ? share.other : 1) *
        (key !== undefined && way.features.has(key) ? share.rare : hasKey ? 1 : share.key) *
        (said.features.has('#me') === way.features.has('#me') ? 1 : share.self) *
        (1 - share.single / (1 + shared.filter((one) => !one.startsWith('@')).length))
      );
    }),
  );
};

/** The whole, its sentences and clauses: each may be answered. */
export const partsOf = (text: string): string[] => [
  ...new Set([text, ...text.split(/(?<=[.!?])\s+/), ...clausesOf(text)]),
];
