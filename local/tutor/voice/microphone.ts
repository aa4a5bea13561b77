const chunkSamples = 2048;

const base64Of = (samples: Int16Array) =>
  Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength).toString('base64');

/** A sound as a browser sends it: base64 chunks of 128 ms. The last chunk is padded with silence. */
export const chunksOf = (samples: Int16Array): string[] => {
  const whole = new Int16Array(Math.ceil(samples.length / chunkSamples) * chunkSamples);
  whole.set(samples);
  return Array.from({ length: whole.length / chunkSamples }, (_, i) =>
    base64Of(whole.slice(i * chunkSamples, (i + 1) * chunkSamples)),
  );
};

export const silence = base64Of(new Int16Array(chunkSamples));

/** A hum that sounds like a voice without words, `count` chunks long. */
export const humming = (count: number): string[] =>
  chunksOf(
    Int16Array.from(
      { length: count * chunkSamples },
      (_, i) => 6000 * Math.sin(i * 0.06) * (1.2 + Math.sin(i * 0.004)),
    ),
  );
