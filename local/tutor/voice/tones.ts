/** Encodes text as tones, which tests play to a microphone and the demo tutor decodes. */

const symbolSeconds = 0.04;
/** The symbols begin at the end of the lead. The lead is long enough to be detected if its first chunk is taken for silence. */
const leadSeconds = 0.24;
const leadFrequency = 450;
/** One frequency for each four bits. A Goertzel filter of 20 ms distinguishes neighbours. */
const frequencies = Array.from({ length: 16 }, (_, i) => 700 + 100 * i);
const amplitude = 9_000;

const toneOf = (seconds: number, frequency: number, rate: number): Int16Array => {
  const length = Math.round(seconds * rate);
  const edge = rate * 0.003;
  return Int16Array.from({ length }, (_, i) => {
    const fade = Math.min(1, i / edge, (length - i) / edge);
    return amplitude * fade * Math.sin((2 * Math.PI * frequency * i) / rate);
  });
};

interface Tones {
  readonly lead: Int16Array;
  readonly symbols: readonly Int16Array[];
}

const tones = new Map<number, Tones>();

/** The tones of a sampling rate, which are computed once. */
const tonesAt = (rate: number): Tones => {
  const known = tones.get(rate) ?? {
    lead: toneOf(leadSeconds, leadFrequency, rate),
    symbols: frequencies.map((frequency) => toneOf(symbolSeconds, frequency, rate)),
  };
  tones.set(rate, known);
  return known;
};

/** The sound of a text, as 16-bit samples. */
export const tonesOf = (text: string, rate = 16_000): Int16Array => {
  const { lead, symbols } = tonesAt(rate);
  const codes = [...Buffer.from(text)].flatMap((byte) => [byte >> 4, byte & 15]);
  const parts = [lead, ...codes.flatMap((code) => symbols[code] ?? [])];
  const samples = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples;
};

/** The strength of a frequency, by Goertzel's algorithm. */
const strengthOf = (samples: Int16Array, frequency: number, rate: number): number => {
  const factor = 2 * Math.cos((2 * Math.PI * frequency) / rate);
  let [one, two] = [0, 0];
  for (let i = 0; i < samples.length; i++) {
    const next = (samples[i] ?? 0) + factor * one - two;
    two = one;
    one = next;
  }
  return Math.sqrt(Math.max(0, one * one + two * two - factor * one * two)) / samples.length;
};

const windowSeconds = 0.02;
const hopSeconds = 0.004;

const windowAt = (samples: Int16Array, seconds: number, rate: number) => {
  const from = Math.round(seconds * rate);
  return samples.subarray(from, from + Math.round(windowSeconds * rate));
};

const totalOf = (window: Int16Array) =>
  Math.sqrt(window.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, window.length));

/** A pure tone has a ratio of 0.7 between its strength and the total. */
const isTone = (window: Int16Array, frequency: number, rate: number) => {
  const total = totalOf(window);
  return total > 100 && strengthOf(window, frequency, rate) / total > 0.45;
};

/** The end of the lead in seconds; undefined without one. */
const leadEnd = (samples: Int16Array, rate: number): number | undefined => {
  let end: number | undefined;
  for (let at = 0; at < samples.length / rate - windowSeconds; at += hopSeconds) {
    if (isTone(windowAt(samples, at, rate), leadFrequency, rate)) end = at + windowSeconds * 0.75;
    else if (end !== undefined && at > end + leadSeconds) return end;
  }
  return end;
};

const codeAt = (samples: Int16Array, seconds: number, rate: number): number | undefined => {
  const window = windowAt(samples, seconds, rate);
  if (window.length === 0) return undefined;
  const strengths = frequencies.map((frequency) => strengthOf(window, frequency, rate));
  const strongest = strengths.indexOf(Math.max(...strengths));
  return isTone(window, frequencies[strongest] ?? 0, rate) ? strongest : undefined;
};

/** The text in a sound; undefined if the sound has no lead. */
export const textIn = (samples: Int16Array, rate = 16_000): string | undefined => {
  const begin = leadEnd(samples, rate);
  if (begin === undefined) return undefined;
  const codes: number[] = [];
  for (;;) {
    const middle = begin + (codes.length + 0.5) * symbolSeconds;
    const code = codeAt(samples, middle - windowSeconds / 2, rate);
    if (code === undefined) break;
    codes.push(code);
  }
  const bytes = Array.from(
    { length: codes.length >> 1 },
    (_, i) => (codes[2 * i] ?? 0) * 16 + (codes[2 * i + 1] ?? 0),
  );
  return Buffer.from(bytes).toString();
};
