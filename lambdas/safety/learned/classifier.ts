import { bucketsOf } from './features';

/** What a file of weights begins with: one line of JSON. The weights follow, one signed byte for each bucket and label. */
export interface Header {
  readonly labels: readonly string[];
  /** The number of buckets, a power of two. */
  readonly size: number;
  /** A weight is its byte times this number. */
  readonly scale: number;
  /** The weight of each label without any feature. */
  readonly bias: readonly number[];
}

/** The probability of each label for a text, by name; together they are 1. */
export type Classifier = (text: string) => Readonly<Record<string, number>>;

/** A linear classifier (multinomial logistic regression) from the bytes of a file of weights. */
export const readClassifier = (file: Buffer): Classifier => {
  const end = file.indexOf('\n');
  const { labels, size, scale, bias }: Header = JSON.parse(file.toString('utf8', 0, end));
  const weights = new Int8Array(file.buffer, file.byteOffset + end + 1, size * labels.length);
  return (text) => {
    const buckets = bucketsOf(text, size);
    const unit = scale / Math.sqrt(Math.max(1, buckets.length));
    const scores = labels.map((_, label) => {
      let sum = 0;
      for (const bucket of buckets) sum += weights[bucket * labels.length + label] ?? 0;
      return (bias[label] ?? 0) + sum * unit;
    });
    const highest = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - highest));
    const all = odds.reduce((sum, one) => sum + one, 0);
    return Object.fromEntries(labels.map((label, i) => [label, (odds[i] ?? 0) / all]));
  };
};
