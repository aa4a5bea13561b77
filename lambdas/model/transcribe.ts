import { toFile } from 'openai';
import * as z from 'zod/mini';
import { callModel } from './client';

const Transcription = z.object({ text: z.string() });

/**
 * The words in a child's recording, given as a WAV file, from OpenAI's transcriptions API
 * (https://platform.openai.com/docs/api-reference/audio/createTranscription). Empty if there are none. Throws the client's
 * errors.
 */
export const transcribe = async (recording: Buffer, signal: AbortSignal): Promise<string> => {
  const file = await toFile(recording, 'speech.wav', { type: 'audio/wav' });
  const answer = await callModel('voice', 'AI_TRANSCRIPTION_MODEL', (ai, model) =>
    ai.audio.transcriptions.create({ model, file, language: 'en', response_format: 'json' }, { signal }),
  );
  return Transcription.parse(answer).text.trim();
};
