import { setting } from '../platform/config';
import { withAccepted } from './accepted';
import { callModel } from './client';
import { UnusableAnswer } from './unusable-answer';

/** The sample rate of `synthesize`, in samples per second. */
export const spokenRate = 24_000;

/** The demo tutor has no voice. It returns a melody, and the screen says so. */
export const isSung = (): boolean => setting('AI_SPEECH_MODEL') === 'demo-tutor';

const manner = 'Speak warmly, clearly and not too fast, to a child of eight.';

/** Whether a service has ignored the format and answered with a file: a child would hear a noise. */
const isFile = (sound: Buffer): boolean => /^(RIFF|ID3|OggS|fLaC)/.test(sound.toString('latin1', 0, 4));

/** Asks OpenAI's speech API (https://platform.openai.com/docs/api-reference/audio/createSpeech) for a text as sound. */
const create = (input: string, response_format: 'pcm' | 'mp3', signal: AbortSignal) => {
  const voice = setting('AI_VOICE');
  return withAccepted('AI_SPEECH_MODEL', { instructions: manner }, (fields) =>
    callModel('voice', 'AI_SPEECH_MODEL', signal, (ai, model) =>
      ai.audio.speech.create({ model, voice, input, response_format, ...fields }, { signal }),
    ),
  );
};

/**
 * Speaks a text: little-endian 16-bit PCM, 24 kHz, mono. The caller has checked the text. Throws the client's
 * errors.
 */
export const synthesize = async (text: string, signal: AbortSignal): Promise<Buffer> => {
  const answer = await create(text, 'pcm', signal);
  const sound = Buffer.from(await answer.arrayBuffer());
  if (sound.length === 0 || sound.length % 2 === 1 || isFile(sound))
    throw new Error('The answer is no 16-bit sound');
  return sound;
};

/** What every browser plays, by the first bytes: some services answer with WAV, whatever they were asked for. */
const formats = {
  mp3: /^(?:ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/,
  wav: /^RIFF[\s\S]{4}WAVE/,
} as const;
export type SoundFormat = keyof typeof formats;

const formatOf = (bytes: Buffer): SoundFormat | undefined => {
  const head = bytes.toString('latin1', 0, 12);
  return (Object.keys(formats) as SoundFormat[]).find((format) => formats[format].test(head));
};

/** A tenth of a second, and more than a minute without compression. */
const fileBytes = { least: 1_000, most: 4_000_000 };

/** The bytes of an answer. Throws `UnusableAnswer` as soon as there are too many. */
const bytesOf = async ({ body }: Response): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > fileBytes.most) throw new UnusableAnswer('too much sound');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** What a sound depends on, beside its text. */
export const voiceOfStage = (): readonly string[] => [
  setting('AI_SPEECH_MODEL'),
  setting('AI_VOICE'),
  manner,
];

/** Speaks a text as a file for browsers. Throws `UnusableAnswer` for what is no such file, and the client's errors. */
export const speakToFile = async (
  text: string,
  signal: AbortSignal,
): Promise<{ readonly format: SoundFormat; readonly bytes: Buffer }> => {
  const bytes = await bytesOf(await create(text, 'mp3', signal));
  const format = formatOf(bytes);
  if (format === undefined || bytes.length < fileBytes.least) throw new UnusableAnswer('no sound');
  return { format, bytes };
};
