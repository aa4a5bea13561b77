import { toFile } from 'openai';
import * as z from 'zod/mini';
import { withAccepted } from './accepted';
import { callModel } from './client';

const Transcription = z.object({ text: z.string() });

/**
 * The words in a child's recording, given as a WAV file, from OpenAI's transcriptions API
 * (https://platform.openai.com/docs/api-reference/audio/createTranscription). Empty if there are none. Throws the client's
 * errors.
 */
export const transcribe = async (recording: Buffer, signal: AbortSignal): Promise<string> => {
  const file = await toFile(recording, 'speech.wav', { type: 'audio/wav' });
  const options = { language: 'en', response_format: 'json' } as const;
  const answer = await withAccepted('AI_TRANSCRIPTION_MODEL', options, (fields) =>
    callModel('voice', 'AI_TRANSCRIPTION_MODEL', signal, (ai, model) =>
      ai.audio.transcriptions.create({ model, file, ...fields }, { signal }),
    ),
  );
  return Transcription.parse(answer).text.trim();
};
