/** An estimate: OpenAI's rule of thumb is four characters of English per token. */
const tokensIn = (text: string) => Math.ceil(text.length / 4);

/** The token counts of a call, in the format of the service. */
export const usage = (asked: string, answered = '') => {
  const [prompt_tokens, completion_tokens] = [tokensIn(asked), tokensIn(answered)];
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
};
