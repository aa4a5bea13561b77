import * as z from 'zod/mini';
import { setting } from '../config';
import { log } from '../log';
import { openai } from './client';
import { type AiFeature, isOff } from './features';
import { moderate } from './moderate';

export interface Question<S extends z.ZodMiniType, R> {
  readonly feature: AiFeature;
  /** Who the model is and what it must do. Never carries anything about the child. */
  readonly instructions: string;
  /** The material: facts and text of chapters up to the one the child has reached, nothing later. */
  readonly material: string;
  /** The answer's structure: sent to the model as a JSON schema, and parsed with. */
  readonly answer: S;
  /** Our own checks. Answers what is usable, or throws `UnusableAnswer`. */
  readonly check: (answer: z.output<S>) => R;
}

/** The model answered, but twice not in a way that a child may see. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

/** The stage's settings say that this is not done for now. */
export class FeatureOff extends Error {
  override readonly name = 'FeatureOff';
}

/**
 * For both tries together, moderation included. Below what the functions that ask may run (110 s), so that a model
 * that hangs ends in our own error and not in a kill.
 */
const askMilliseconds = 85_000;

const complete = async <S extends z.ZodMiniType, R>(
  question: Question<S, R>,
  signal: AbortSignal,
): Promise<unknown> => {
  const ai = openai();
  const completion = await ai.chat.completions.create(
    {
      model: setting('AI_CHAT_MODEL'),
      messages: [
        { role: 'system', content: question.instructions },
        { role: 'user', content: question.material },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: question.feature, strict: true, schema: z.toJSONSchema(question.answer) },
      },
    },
    { signal },
  );
  try {
    return JSON.parse(completion.choices[0]?.message.content ?? '');
  } catch {
    throw new UnusableAnswer('not JSON');
  }
};

const attempt = async <S extends z.ZodMiniType, R>(
  question: Question<S, R>,
  signal: AbortSignal,
): Promise<R> => {
  const parsed = question.answer.safeParse(await complete(question, signal));
  if (!parsed.success) throw new UnusableAnswer('not in the structure asked for');
  const usable = question.check(parsed.data);
  const [flagged] = await moderate([JSON.stringify(usable)], signal);
  if (flagged) throw new UnusableAnswer('flagged');
  return usable;
};

/**
 * The only door to the model: structured answer, our own checks, one more try, moderation. Throws
 * `UnusableAnswer` when two tries gave nothing fit to show, and the client's error when the model is down.
 */
export const ask = async <S extends z.ZodMiniType, R>(question: Question<S, R>): Promise<R> => {
  if (isOff(question.feature)) throw new FeatureOff(question.feature);
  const signal = AbortSignal.timeout(askMilliseconds);
  try {
    return await attempt(question, signal);
  } catch (error) {
    if (!(error instanceof UnusableAnswer)) throw error;
    log.info('unusable answer', { feature: question.feature, reason: error.message });
    return attempt(question, signal);
  }
};
