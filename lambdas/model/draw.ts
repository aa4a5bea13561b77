import { APIError } from 'openai';
import { withAccepted } from './accepted';
import { callModel, isOtherService } from './client';

/** The service refuses an unfit prompt with status 400; every other error is an outage. */
const isRefusal = (error: unknown): boolean => error instanceof APIError && error.status === 400;

/** OpenAI's models answer with the picture itself; others answer with its address unless they are asked for it. */
const optionalFields = () => ({
  quality: 'medium',
  output_format: 'png',
  moderation: 'auto',
  ...(isOtherService() && { response_format: 'b64_json' }),
});

/**
 * Draws one square picture of `side` pixels as PNG, with OpenAI's images API
 * (https://platform.openai.com/docs/api-reference/images/create). Undefined if the service refuses the prompt. Throws the
 * client's errors.
 */
export const drawImage = async (
  prompt: string,
  side: number,
  signal: AbortSignal,
): Promise<Buffer | undefined> => {
  try {
    const { data } = await withAccepted('AI_IMAGE_MODEL', optionalFields(), (fields) =>
      callModel('pictures', 'AI_IMAGE_MODEL', signal, (ai, model) =>
        ai.images.generate({ model, prompt, n: 1, size: `${side}x${side}`, ...fields }, { signal }),
      ),
    );
    const image = data?.[0]?.b64_json;
    if (image === undefined) throw new Error('The answer has no picture');
    return Buffer.from(image, 'base64');
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
};
