/** The step sizes of IMA ADPCM, version 3.0 (Interactive Multimedia Association, 1992). */
const steps = [
  7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97,
  107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724,
  796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026,
  4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500,
  20350, 22385, 24623, 27086, 29794, 32767,
];
const changes = [-1, -1, -1, -1, 2, 4, 6, 8];

const limited = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The state of coder and decoder, which is the same after each sample. */
interface State {
  predicted: number;
  index: number;
}

const advance = (state: State, code: number) => {
  const step = steps[state.index] ?? 7;
  let difference = step >> 3;
  if (code & 4) difference += step;
  if (code & 2) difference += step >> 1;
  if (code & 1) difference += step >> 2;
  state.predicted = limited(state.predicted + (code & 8 ? -difference : difference), -32_768, 32_767);
  state.index = limited(state.index + (changes[code & 7] ?? 0), 0, 88);
};

const codeFor = ({ predicted, index }: State, sample: number): number => {
  let step = steps[index] ?? 7;
  let rest = Math.abs(sample - predicted);
  let code = sample < predicted ? 8 : 0;
  for (const bit of [4, 2, 1]) {
    if (rest >= step) {
      code |= bit;
      rest -= step;
    }
    step >>= 1;
  }
  return code;
};

/** The step that fits the first differences: each chunk is coded without the one before it. */
const firstIndex = (samples: Int16Array): number => {
  let largest = 0;
  for (let i = 1; i < Math.min(32, samples.length); i++)
    largest = Math.max(largest, Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0)));
  const index = steps.findIndex((step) => step * 2 >= largest);
  return index < 0 ? 88 : index;
};

const headBytes = 3;

/** Four bits a sample: a quarter of PCM, at a quality that transcription does not notice. An even number of samples. */
export const encode = (samples: Int16Array): Buffer => {
  const state = { predicted: samples[0] ?? 0, index: firstIndex(samples) };
  const coded = Buffer.alloc(headBytes + samples.length / 2);
  coded.writeInt16LE(state.predicted, 0);
  coded.writeUInt8(state.index, 2);
  for (let i = 0; i < samples.length; i++) {
    const code = codeFor(state, samples[i] ?? 0);
    advance(state, code);
    const at = headBytes + (i >> 1);
    coded[at] = (coded[at] ?? 0) | (i % 2 === 0 ? code : code << 4);
  }
  return coded;
};

export const decode = (coded: Buffer): Int16Array => {
  const state = { predicted: coded.readInt16LE(0), index: coded.readUInt8(2) };
  const samples = new Int16Array(2 * (coded.length - headBytes));
  for (let i = 0; i < samples.length; i++) {
    const byte = coded[headBytes + (i >> 1)] ?? 0;
    advance(state, i % 2 === 0 ? byte & 15 : byte >> 4);
    samples[i] = state.predicted;
  }
  return samples;
};
