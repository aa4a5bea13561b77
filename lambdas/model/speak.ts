import { setting } from '../platform/config';
import { withAccepted } from './accepted';
import { callModel } from './client';

/** The sample rate of `synthesize`, in samples per second. */
export const spokenRate = 24_000;

/** The demo tutor has no voice. It returns a melody, and the screen says so. */
export const isSung = (): boolean => setting('AI_SPEECH_MODEL') === 'demo-tutor';

const manner = 'Speak warmly, clearly and not too fast, to a child of eight.';

/** Whether a service has ignored the format and answered with a file: a child would hear a noise. */
const isFile = (sound: Buffer): boolean => /^(RIFF|ID3|OggS|fLaC)/.test(sound.toString('latin1', 0, 4));

/**
 * Speaks a text: little-endian 16-bit PCM, 24 kHz, mono, from OpenAI's speech API
 * (https://platform.openai.com/docs/api-reference/audio/createSpeech). The caller has checked the text. Throws the client's
 * errors.
 */
export const synthesize = async (text: string, signal: AbortSignal): Promise<Buffer> => {
  const voice = setting('AI_VOICE');
  const answer = await withAccepted('AI_SPEECH_MODEL', { instructions: manner }, (fields) =>
    callModel('voice', 'AI_SPEECH_MODEL', signal, (ai, model) =>
      ai.audio.speech.create({ model, voice, input: text, response_format: 'pcm', ...fields }, { signal }),
    ),
  );
  const sound = Buffer.from(await answer.arrayBuffer());
  if (sound.length === 0 || sound.length % 2 === 1 || isFile(sound))
    throw new Error('The answer is no 16-bit sound');
  return sound;
};
