import { setting } from '../platform/config';
import { callModel } from './client';

/** The sample rate of `synthesize`, in samples per second. */
export const spokenRate = 24_000;

/** The demo tutor has no voice. It returns a melody, and the screen says so. */
export const isSung = (): boolean => setting('AI_SPEECH_MODEL') === 'demo-tutor';

const manner = 'Speak warmly, clearly and not too fast, to a child of eight.';

/**
 * Speaks a text: little-endian 16-bit PCM, 24 kHz, mono, from OpenAI's speech API
 * (https://platform.openai.com/docs/api-reference/audio/createSpeech). The caller has checked the text. Throws the client's
 * errors.
 */
export const synthesize = async (text: string, signal: AbortSignal): Promise<Buffer> => {
  const answer = await callModel('voice', 'AI_SPEECH_MODEL', (ai, model) =>
    ai.audio.speech.create(
      { model, voice: setting('AI_VOICE'), input: text, instructions: manner, response_format: 'pcm' },
      { signal },
    ),
  );
  const sound = Buffer.from(await answer.arrayBuffer());
  if (sound.length === 0 || sound.length % 2 === 1) throw new Error('The answer is no 16-bit sound');
  return sound;
};
