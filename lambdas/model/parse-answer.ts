/** The content of a Markdown code fence: some models wrap their JSON in one. */
const fence = /^[^{[]*?```(?:json)?\s*\n?([\s\S]*?)```/i;

/** What a reasoning model has thought aloud. */
const thought = /^\s*<think>[\s\S]*?<\/think>/i;

/** From the first bracket to the last: some models say a word before and after. */
const object = /\{[\s\S]*\}/;

/** The JSON in a model's answer, bare, in a code fence or between words. Throws if there is none. */
export const parseAnswer = (content: string): unknown => {
  const text = content.replace(thought, '').trim();
  try {
    return JSON.parse(fence.exec(text)?.[1] ?? text);
  } catch {
    return JSON.parse(object.exec(text)?.[0] ?? text);
  }
};
