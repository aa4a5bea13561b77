import { newYorkDay, numberOfDay } from '../../contract/rules/day';
import { now } from '../platform/clock';
import prompts from './prompts.json';

export interface DailyPrompt {
  readonly id: string;
  readonly prompt: string;
}

const promptOn = (number: number): DailyPrompt => {
  const index = number % prompts.length;
  return { id: `prompt-${index + 1}`, prompt: prompts[index] ?? '' };
};

/** The prompt of the day in New York: each comes again after more than a year. */
export const promptOfDay = (): DailyPrompt => promptOn(numberOfDay(newYorkDay(now())));

/** The prompt that a child answers: today's, or yesterday's for a page that was opened before midnight. */
export const promptFor = (id: string | null): DailyPrompt => {
  const today = numberOfDay(newYorkDay(now()));
  return [promptOn(today), promptOn(today - 1)].find((one) => one.id === id) ?? promptOn(today);
};

export const daily = async () => ({ prompt: promptOfDay() });
