import { wavOf } from '../../../lambdas/voice/sound/pcm';
import { songOf, rate as sungRate } from './song';
import { textIn } from './tones';

const headBytes = 44;

/** Louder samples may be speech. */
const audible = 300;

const samplesIn = (recording: Buffer): Int16Array => {
  const body = recording.subarray(headBytes);
  return Int16Array.from({ length: body.length >> 1 }, (_, i) => body.readInt16LE(2 * i));
};

/**
 * The tutor's transcription of a recording: the text of its tones. It understands no speech: for any other sound it states the
 * duration, which keeps the talk going.
 */
const wordsIn = (recording: Buffer): string => {
  const samples = samplesIn(recording);
  const rate = recording.readUInt32LE(24);
  const text = textIn(samples, rate);
  if (text !== undefined) return text;
  if (!samples.some((sample) => Math.abs(sample) > audible)) return '';
  const seconds = Math.max(1, Math.round(samples.length / rate));
  return `(You spoke for ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.)`;
};

/** `POST /audio/transcriptions`, a form with a WAV file. Undefined for any other body. */
export const transcription = async (body: Buffer, contentType: string): Promise<object | undefined> => {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData();
  const file = form.get('file');
  if (!(file instanceof Blob)) return undefined;
  return { text: wordsIn(Buffer.from(await file.arrayBuffer())) };
};

interface Speech {
  readonly input: string;
  readonly response_format?: string;
}

/** `POST /audio/speech`: the song of a sentence, as samples for `pcm`, and otherwise as a WAV file, as of many services. */
export const speech = ({ input, response_format }: Speech): Buffer => {
  const song = songOf(input);
  if (response_format !== 'pcm') return wavOf(song, sungRate);
  return Buffer.from(song.buffer, song.byteOffset, song.byteLength);
};
