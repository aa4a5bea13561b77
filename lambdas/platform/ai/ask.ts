import * as z from 'zod/mini';
import { log } from '../log';
import { callModel } from './client';
import { isOff, type SwitchableFeature } from './features';
import { moderate } from './moderate';

export interface Question<S extends z.ZodMiniType, R> {
  readonly feature: SwitchableFeature;
  /** The role and the task of the model. Never contains anything about the child. */
  readonly instructions: string;
  /** The material: facts and the text of chapters up to the one the child has reached, never a later one. */
  readonly material: string;
  /** The structure of the answer: sent to the model as a JSON schema, and used to parse the answer. */
  readonly answer: S;
  /** Our own checks. Returns the usable part of the answer, or throws `UnusableAnswer`. */
  readonly check: (answer: z.output<S>) => R;
}

/** The model answered twice, and neither answer may be shown to a child. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

/** The settings of the stage disable this feature. */
export class FeatureOff extends Error {
  override readonly name = 'FeatureOff';
}

/**
 * The timeout for both tries and moderation together. Below the timeout of the functions that ask (110 s), so that a model
 * that hangs causes our own error and not the end of the function.
 */
const askMilliseconds = 85_000;

const complete = async <S extends z.ZodMiniType, R>(
  question: Question<S, R>,
  signal: AbortSignal,
): Promise<unknown> => {
  const completion = await callModel(question.feature, 'AI_CHAT_MODEL', (ai, model) =>
    ai.chat.completions.create(
      {
        model,
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
    ),
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
  const [flagged] = await moderate(question.feature, [JSON.stringify(usable)], signal);
  if (flagged) throw new UnusableAnswer('flagged');
  return usable;
};

/**
 * The only way to call the model: structured answer, our own checks, one retry, moderation. Throws `UnusableAnswer` when
 * neither try was usable, and the client's error when the model is down.
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
