/** One call of the model service, as it answered. */
export interface Call {
  readonly path: string;
  readonly model: string;
  readonly status: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
}

interface Usage {
  readonly prompt_tokens?: number;
  readonly input_tokens?: number;
  readonly completion_tokens?: number;
  readonly output_tokens?: number;
}

/** The tokens that an answer states; chat, pictures and sound name them differently. */
const usageOf = async (answer: Response): Promise<Usage> => {
  if (!answer.headers.get('content-type')?.includes('json')) return {};
  const body = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { usage?: Usage | null };
  return body.usage ?? {};
};

const modelIn = (body: unknown): string => {
  if (body instanceof FormData) return String(body.get('model'));
  return typeof body === 'string' ? String(JSON.parse(body).model) : '';
};

/** Runs work and records the calls of the model service that it makes in this process. */
export const recordCalls = async <A>(
  service: string,
  work: () => Promise<A>,
): Promise<{ result: A; calls: Call[] }> => {
  const calls: Call[] = [];
  const usual = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    const answer = await usual(address, init);
    const path = String(address).split(service)[1];
    if (path === undefined) return answer;
    const usage = await usageOf(answer);
    calls.push({
      path,
      model: modelIn(init?.body),
      status: answer.status,
      tokensIn: usage.prompt_tokens ?? usage.input_tokens ?? 0,
      tokensOut: usage.completion_tokens ?? usage.output_tokens ?? 0,
    });
    return answer;
  };
  try {
    return { result: await work(), calls };
  } finally {
    globalThis.fetch = usual;
  }
};
