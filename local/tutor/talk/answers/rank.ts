import { likenessOf } from '../../vectors/likeness';
import fitted from './fitted.json';
import { type Askable, fitOf, sumOf, type Weight } from './match';
import type { Kind, Meaning } from './meaning';

const number =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|twice|once|many|few|hundred|thousand|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/i;

/** What an answer to a kind of question has. */
const shownBy: Partial<Record<Kind, RegExp>> = {
  count: number,
  why: /\b(?:because|so that|since|as|so|for|to|otherwise|reason|wants?|wanted)\b/i,
  who: /(?<=[a-z,] )\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ (?:is|was|has|did|had)\b/u,
  where:
    /\b(?:in|at|on|under|behind|near|from|above|below|between|to|down|up) (?:the|an?|his|her|my|\p{Lu})/u,
  when: /\b(?:\w+day|morning|night|evening|noon|midnight|o'clock|time|weeks?|years?|months?|days?|when|after|before)\b/i,
};

/** Whether a text has what a kind of question asks for; undefined for kinds that any text may answer. */
export const answersKind = (kind: Kind, text: string): boolean | undefined => shownBy[kind]?.test(text);

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>, weight: Weight): number => {
  const length = (some: ReadonlySet<string>) =>
    Math.sqrt([...some].reduce((sum, word) => sum + weight(word) ** 2, 0));
  const shared = [...one].filter((word) => other.has(word));
  const product = length(one) * length(other);
  return product === 0 ? 0 : shared.reduce((sum, word) => sum + weight(word) ** 2, 0) / product;
};

/** Nothing like it is a way of asking: such answers are wrong more often than the held-out ways, which are unlike, make believe. */
const unlike = { from: 0.7, weight: 5 } as const;

/** A way of asking of the same kind that has the words and the meaning: the weights were fitted to ways that are unlike. */
const ofSameKind = 2;

const nearestOfKind = (said: Meaning, { asked }: Askable, weight: Weight): number => {
  const words = [...said.features].filter((one) => !/^[@#]/.test(one));
  const whole = sumOf(words, weight) || 1;
  return Math.max(
    0,
    ...asked
      .filter(({ kind }) => kind === said.kind)
      .map(({ features, plain: [way = ''] }) => {
        const shared = words.filter((one) => features.has(one));
        return Math.max(...said.plain.map((one) => likenessOf(one, way))) + sumOf(shared, weight) / whole;
      }),
  );
};

/** A larger lead tells no more. */
const mostLead = 3;

const rare = 0.5;
const plenty = 2.5;

/** The signs by which an answer is chosen, each from -1 to 1. */
export const signsOf = (
  said: Meaning,
  answer: Askable & { readonly text: string | undefined },
  weight: Weight,
  isLast: boolean,
): Readonly<Record<keyof typeof fitted.choosing, number>> => {
  const { asked, union, told, plain, text = '' } = answer;
  const whole = sumOf(said.features, weight) || 1;
  const share = (has: (word: string) => boolean) => sumOf([...said.features].filter(has), weight) / whole;
  const words = [...said.features].filter((one) => !/^[@#]/.test(one));
  const isIn = (word: string) => union.has(word) || told.has(word);
  const people = [...said.features].filter((one) => one.startsWith('@'));
  const isOfKind = answersKind(said.kind, text);
  const nearTo = (text: string) => Math.max(...said.plain.map((one) => likenessOf(one, text)));
  const ways = asked.map(({ kind, plain: [way = ''] }) => ({ kind, near: nearTo(way) }));
  const near = ways.map((one) => one.near).toSorted((one, other) => other - one);
  return {
    near: near[0] ?? 0,
    nearWays: ((near[0] ?? 0) + (near[1] ?? 0) + (near[2] ?? 0)) / 3,
    nearKind: Math.max(0, ...ways.filter(({ kind }) => kind === said.kind).map((one) => one.near)),
    nearTold: nearTo(plain),
    // Hardly any two questions are so alike by chance.
    same: Math.max(0, (near[0] ?? 0) - 0.65) * 3,
    fit: fitOf(said, answer, weight),
    way: Math.max(0, ...asked.map(({ features }) => likeness(said.features, features, weight))),
    ways: share((word) => union.has(word)),
    told: share((word) => told.has(word)),
    text: likeness(said.features, told, weight),
    kind: asked.filter(({ kind }) => kind === said.kind).length / Math.max(1, asked.length),
    isOfKind: isOfKind === true ? 1 : 0,
    isOtherKind: isOfKind === false ? 1 : 0,
    isLast: isLast ? 1 : 0,
    known: share(isIn),
    foreign: words.filter((one) => weight(one) > rare && !isIn(one)).length / Math.max(1, words.length),
    // A few common words prove little.
    mass: Math.min(1, sumOf([...said.features].filter(isIn), weight) / plenty),
    words: Math.min(1, words.length / 3),
    person: people.length === 0 ? 0 : people.some(isIn) ? 1 : -1,
    any: 1,
  };
};

/** The signs of an answer, weighed. */
export interface Rank {
  /** Compares answers to the same words. */
  readonly choosing: number;
  /** The same by the fitted weights alone: of this the lead is taken. */
  readonly leading: number;
  /** How much an answer is rather told than none, by its lead on the next one: above 0 from even odds on. */
  readonly telling: (lead: number) => number;
}

/**
 * A question nearly in the words of a way of asking: those that were held out are never so near, because each writer made the ways
 * unlike.
 */
const asAsked = { from: 0.6, weight: 4 } as const;

/** The signs of an answer, with how far it is ahead of the next one. */
export const withLead = <T extends object>(signs: T, lead: number): T & { lead: number } => ({
  ...signs,
  lead: Math.min(mostLead, lead) / mostLead,
});

/** `npm run train` fits the weights of the signs to ways of asking that are held out. */
export const rankOf = (...given: Parameters<typeof signsOf>): Rank => {
  const found = signsOf(...given);
  const signs = Object.entries(found) as [keyof typeof found, number][];
  const weighed = (by: typeof fitted.choosing) =>
    signs.reduce((sum, [sign, value]) => sum + value * by[sign], 0);
  const asked = unlike.weight * Math.max(0, unlike.from - found.near);
  return {
    leading: weighed(fitted.choosing) - asked,
    choosing: weighed(fitted.choosing) - asked + ofSameKind * nearestOfKind(given[0], given[1], given[2]),
    telling: (lead) =>
      weighed(fitted.telling) -
      asked +
      fitted.telling.lead * withLead({}, lead).lead +
      asAsked.weight * Math.max(0, found.way - asAsked.from),
  };
};
