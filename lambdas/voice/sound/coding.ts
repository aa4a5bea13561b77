/** The coding of the Quite OK Audio format, https://qoaformat.org/qoa-specification.pdf: 20 samples in 64 bits. */
const sliceSamples = 20;
const sliceBytes = 8;
const scales = Array.from({ length: 16 }, (_, i) => Math.round((i + 1) ** 2.75));
const levels = [0.75, -0.75, 2.5, -2.5, 4.5, -4.5, 7, -7];
const residuals = scales.map((scale) =>
  Int32Array.from(levels, (level) => Math.sign(level) * Math.round(Math.abs(level) * scale)),
);

/** The code of the level nearest to a difference, in units of the scale. */
const codeFor = (difference: number): number => {
  const size = Math.abs(difference);
  return 2 * (size < 1.625 ? 0 : size < 3.5 ? 1 : size < 5.75 ? 2 : 3) + (difference < 0 ? 1 : 0);
};

/** Predicts a sample from the four before it (the first half) by weights that adapt (the second half). */
const newPredictor = (): Int32Array => Int32Array.of(0, 0, 0, 0, 0, 0, -(1 << 13), 1 << 14);

const at = (numbers: Int32Array, i: number) => numbers[i] as number;

const predict = (p: Int32Array): number =>
  Math.floor(
    (at(p, 0) * at(p, 4) + at(p, 1) * at(p, 5) + at(p, 2) * at(p, 6) + at(p, 3) * at(p, 7)) / (1 << 13),
  );

/** Returns the sample that a residual stands for, and adapts the predictor. */
const advance = (p: Int32Array, residual: number): number => {
  const sample = Math.min(32_767, Math.max(-32_768, predict(p) + residual));
  const change = residual >> 4;
  for (let i = 0; i < 4; i++) p[i + 4] = at(p, i + 4) + (at(p, i) < 0 ? -change : change);
  p.copyWithin(0, 1, 4);
  p[3] = sample;
  return sample;
};

interface Slice {
  readonly scale: number;
  readonly codes: readonly number[];
  readonly after: Int32Array;
  readonly error: number;
}

/** Undefined as soon as the error of the slice reaches `most`. */
const sliceWith = (
  scale: number,
  samples: Int16Array,
  before: Int32Array,
  most: number,
): Slice | undefined => {
  const after = before.slice();
  const unit = scales[scale] as number;
  const ofScale = residuals[scale] as Int32Array;
  const codes: number[] = [];
  let error = 0;
  for (const sample of samples) {
    const code = codeFor((sample - predict(after)) / unit);
    error += (advance(after, at(ofScale, code)) - sample) ** 2;
    if (error >= most) return undefined;
    codes.push(code);
  }
  return { scale, codes, after, error };
};

/** The slice with the least error. The scale of the last slice is tried first: it mostly fits, and the other tries end early. */
const bestSlice = (samples: Int16Array, before: Int32Array, last: number): Slice => {
  let best: Slice | undefined;
  for (let i = 0; i < scales.length; i++)
    best = sliceWith((last + i) % scales.length, samples, before, best?.error ?? Infinity) ?? best;
  return best as Slice;
};

const wordOf = ({ scale, codes }: Slice): bigint => {
  let word = BigInt(scale);
  for (let i = 0; i < sliceSamples; i++) word = (word << 3n) | BigInt(codes[i] ?? 0);
  return word;
};

/**
 * 3.2 bits per sample, a fifth of PCM, with less noise than the 4 bits of IMA ADPCM: a chunk of speech with its other fields
 * costs one write unit. Each chunk is coded independently of the one before it.
 */
export const encode = (samples: Int16Array): Buffer => {
  const coded = Buffer.alloc(Math.ceil(samples.length / sliceSamples) * sliceBytes);
  let predictor = newPredictor();
  let last = 0;
  for (let slice = 0; slice * sliceSamples < samples.length; slice++) {
    const from = slice * sliceSamples;
    const best = bestSlice(samples.subarray(from, from + sliceSamples), predictor, last);
    predictor = best.after;
    last = best.scale;
    coded.writeBigUInt64BE(wordOf(best), slice * sliceBytes);
  }
  return coded;
};

/** The first `count` samples of encoded sound. */
export const decode = (coded: Buffer, count: number): Int16Array => {
  const predictor = newPredictor();
  const samples = new Int16Array(count);
  for (let slice = 0; slice * sliceSamples < count; slice++) {
    const word = coded.readBigUInt64BE(slice * sliceBytes);
    const ofScale = residuals[Number(word >> 60n)] as Int32Array;
    // The array ignores what the last slice has beyond `count`.
    for (let i = 0; i < sliceSamples; i++) {
      const code = Number((word >> BigInt(57 - 3 * i)) & 7n);
      samples[slice * sliceSamples + i] = advance(predictor, at(ofScale, code));
    }
  }
  return samples;
};
