export interface DailyPrompt {
  readonly id: string;
  readonly prompt: string;
}

/** The prompt of the day with this number. The prompts repeat after the last one. */
export const promptOn = (prompts: readonly string[], day: number): DailyPrompt => {
  const index = day % prompts.length;
  return { id: `prompt-${index + 1}`, prompt: prompts[index] ?? '' };
};

/** The prompt that a child answers: today's, or yesterday's if the page was opened before midnight. */
export const promptAnswered = (prompts: readonly string[], today: number, id: string | null): DailyPrompt => {
  const ofToday = promptOn(prompts, today);
  return [ofToday, promptOn(prompts, today - 1)].find((one) => one.id === id) ?? ofToday;
};
