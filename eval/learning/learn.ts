import type { Header } from '../../lambdas/safety/learned/classifier';
import { bucketsOf } from '../../lambdas/safety/learned/features';

export interface Example {
  readonly text: string;
  readonly label: string;
  /** How much it counts; 1 if absent. */
  readonly weight?: number;
}

export interface Fitting {
  readonly size: number;
  readonly rounds: number;
  /** The step of AdaGrad (Duchi et al. 2011). */
  readonly step: number;
  /** The strength of the pull of every weight to zero (L2). */
  readonly pull: number;
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

/** Fits a multinomial logistic regression and returns its file: equal examples give equal bytes. */
export const learn = (examples: readonly Example[], { size, rounds, step, pull }: Fitting): Buffer => {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const n = labels.length;
  const rows = examples.map(({ text, label, weight = 1 }) => {
    const buckets = bucketsOf(text, size);
    return {
      buckets,
      label: labels.indexOf(label),
      weight,
      unit: 1 / Math.sqrt(Math.max(1, buckets.length)),
    };
  });
  const weights = new Float64Array(size * n);
  const squares = new Float64Array(size * n).fill(1e-8);
  const bias = new Float64Array(n);
  const random = randomFrom(20261124);
  const order = rows.map((_, i) => i);
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    for (const at of order) {
      const { buckets, label, weight, unit } = rows[at] as (typeof rows)[number];
      const scores = Array.from(bias);
      for (const bucket of buckets)
        for (let l = 0; l < n; l++) scores[l] = (scores[l] ?? 0) + (weights[bucket * n + l] ?? 0) * unit;
      const highest = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - highest));
      const all = odds.reduce((sum, one) => sum + one, 0);
      for (let l = 0; l < n; l++) {
        const slope = weight * ((odds[l] ?? 0) / all - (l === label ? 1 : 0));
        bias[l] = (bias[l] ?? 0) - 0.02 * slope;
        for (const bucket of buckets) {
          const w = bucket * n + l;
          const gradient = slope * unit + pull * (weights[w] ?? 0);
          squares[w] = (squares[w] ?? 0) + gradient * gradient;
          weights[w] = (weights[w] ?? 0) - (step * gradient) / Math.sqrt(squares[w] ?? 1);
        }
      }
    }
  }
  const largest = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const scale = largest / 127;
  const header: Header = { labels, size, scale, bias: Array.from(bias, (one) => Number(one.toFixed(4))) };
  const bytes = Int8Array.from(weights, (one) => Math.round(one / scale));
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), Buffer.from(bytes.buffer)]);
};
