/** The content of a Markdown code fence: some models wrap their JSON in one. */
const fence = /^[^{[]*?```(?:json)?\s*\n?([\s\S]*?)```/i;

/** The JSON in a model's answer, bare or in a code fence. Throws if there is none. */
export const parseAnswer = (content: string): unknown => {
  const text = content.trim();
  return JSON.parse(fence.exec(text)?.[1] ?? text);
};
