import { chunkSamples, chunksInMessage } from '../../../contract/rules/voice';
import { ApiError } from '../../platform/api-error';

/** Samples per second that the browser sends: mono, 16 bits. */
const heardRate = 16_000;

const mostBytes = 2 * chunkSamples * chunksInMessage;

/**
 * The chunks of a message: base64 of little-endian 16-bit PCM. The last one is padded with silence. Throws `invalid_input` for
 * anything else.
 */
export const chunksIn = (data: string): Int16Array[] => {
  const bytes = Buffer.from(data, 'base64');
  const isBase64 = bytes.toString('base64') === data;
  if (!isBase64 || bytes.length === 0 || bytes.length % 2 === 1 || bytes.length > mostBytes)
    throw new ApiError('invalid_input');
  const count = Math.ceil(bytes.length / 2 / chunkSamples);
  const samples = new Int16Array(count * chunkSamples);
  for (let i = 0; i < bytes.length / 2; i++) samples[i] = bytes.readInt16LE(2 * i);
  return Array.from({ length: count }, (_, i) => samples.subarray(i * chunkSamples, (i + 1) * chunkSamples));
};

/** A WAV file: https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html */
export const wavOf = (samples: Int16Array, rate = heardRate): Buffer => {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + 2 * samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(2 * rate, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(2 * samples.length, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, 2 * samples.length)]);
};
