import { draftDays } from '../../../contract/rules/comics';

export interface DailyPrompt {
  readonly id: string;
  readonly prompt: string;
}

/** The prompt of the day with this number. The prompts repeat after the last one. */
export const promptOn = (prompts: readonly string[], day: number): DailyPrompt => {
  const index = day % prompts.length;
  return { id: `prompt-${index + 1}`, prompt: prompts[index] ?? '' };
};

/** A prompt, and for how many days it has not been that of the day. */
export interface AnsweredPrompt extends DailyPrompt {
  readonly days_ago: number;
}

/** The prompt that a child answers: today's, or that of an earlier day, if a draft of that day may still be kept. */
export const promptAnswered = (
  prompts: readonly string[],
  today: number,
  id: string | null,
): AnsweredPrompt => {
  for (let days_ago = 0; days_ago <= draftDays; days_ago++) {
    const prompt = promptOn(prompts, today - days_ago);
    if (prompt.id === id) return { ...prompt, days_ago };
  }
  return { ...promptOn(prompts, today), days_ago: 0 };
};
