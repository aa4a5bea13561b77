/** The content of a code fence of Markdown, into which some models put their JSON. */
const fence = /^[^{[]*?```(?:json)?\s*\n?([\s\S]*?)```/i;

/** The JSON in a model's answer, bare or in a code fence. Throws for anything else. */
export const parseAnswer = (content: string): unknown => {
  const text = content.trim();
  return JSON.parse(fence.exec(text)?.[1] ?? text);
};
