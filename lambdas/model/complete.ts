import type OpenAI from 'openai';
import * as z from 'zod/mini';
import type { AiFeature } from '../../contract/metrics';
import { withAccepted } from './accepted';
import { callModel, isOtherService, type ModelUse } from './client';
import { parseAnswer } from './parse-answer';
import { UnusableAnswer } from './unusable-answer';

type Messages = OpenAI.ChatCompletionMessageParam[];

export interface Asked<S extends z.ZodMiniType> {
  readonly feature: AiFeature;
  /** The setting that names the model. */
  readonly use: ModelUse;
  /** The name of the answer's schema. */
  readonly schema: string;
  readonly answer: S;
  /** The first message has the instructions. */
  readonly messages: Messages;
  /** Optional fields of the request. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** How an answer's structure is requested, from the most a service can do to the least. */
type Format = 'bounds' | 'json_schema' | 'json_object' | 'text';

const formats = { bounds: true, json_schema: true, json_object: true };

/** OpenAI's models end by themselves, and its strict schemas know no bounds of texts. */
const offered = () => (isOtherService() ? formats : { json_schema: true, json_object: true });

/** Keywords that bound lengths and counts, so that a small model ends. Some services refuse them in a strict schema. */
const bounds = ['maxLength', 'minItems', 'maxItems'] as const;

const schemaOf = (answer: z.ZodMiniType, isBounded: boolean) =>
  z.toJSONSchema(answer, {
    override: ({ jsonSchema }) => {
      if (!isBounded) for (const bound of bounds) delete jsonSchema[bound];
    },
  });

/**
 * The models that need the schema in words, too, in this function instance: they have answered a schema with something else, so
 * their service does not enforce it.
 */
const needWords = new Set<ModelUse>();

const inWords = (answer: z.ZodMiniType) =>
  `Answer with one JSON object alone. It follows this JSON schema:\n${JSON.stringify(schemaOf(answer, true))}`;

const requestFor = <S extends z.ZodMiniType>({ use, schema, answer, messages }: Asked<S>, format: Format) => {
  const [system, ...rest] = messages;
  const isSchema = format === 'bounds' || format === 'json_schema';
  const told =
    isSchema && !needWords.has(use)
      ? messages
      : [{ role: 'system' as const, content: `${system?.content}\n\n${inWords(answer)}` }, ...rest];
  if (format === 'text') return { messages: told };
  if (!isSchema) return { messages: told, response_format: { type: format } };
  const json_schema = { name: schema, strict: true, schema: schemaOf(answer, format === 'bounds') };
  return { messages: told, response_format: { type: 'json_schema' as const, json_schema } };
};

/** Asks a chat model once for an answer of a structure. Throws `UnusableAnswer` for half an answer, and the client's errors. */
export const complete = async <S extends z.ZodMiniType>(
  asked: Asked<S>,
  signal: AbortSignal,
): Promise<string> => {
  const { feature, use, options } = asked;
  const { choices } = await withAccepted(use, { ...offered(), ...options }, (accepted) => {
    const format = (Object.keys(formats) as Format[]).find((one) => one in accepted) ?? 'text';
    const fields = Object.entries(accepted).filter(([name]) => !(name in formats));
    const request = { ...requestFor(asked, format), ...(Object.fromEntries(fields) as object) };
    return callModel(feature, use, signal, (ai, model) =>
      ai.chat.completions.create({ model, ...request }, { signal }),
    );
  });
  const [choice] = choices ?? [];
  if (choice?.finish_reason === 'length') throw new UnusableAnswer('cut off at the limit of tokens');
  return choice?.message?.content ?? '';
};

/** What an answer of the right structure may still miss: the bounds of texts and lists. */
const isOfBounds = ({ code }: { code?: string | undefined }) => code === 'too_big' || code === 'too_small';

/**
 * The answer in its structure. After one of another structure, later calls of this instance tell the schema in words, too. Throws
 * `UnusableAnswer`.
 */
export const parsed = <S extends z.ZodMiniType>(
  { use, answer: shape }: Pick<Asked<S>, 'use' | 'answer'>,
  content: string,
): z.output<S> => {
  const unlike = (reason: string) => {
    // A model that refuses to answer says nothing.
    if (content !== '') needWords.add(use);
    return new UnusableAnswer(reason);
  };
  let answer: unknown;
  try {
    answer = parseAnswer(content);
  } catch {
    throw unlike('not JSON');
  }
  const { success, data, error } = shape.safeParse(answer);
  if (success) return data;
  if (error.issues.every(isOfBounds)) throw new UnusableAnswer('not of the length asked for');
  throw unlike('not in the structure asked for');
};
