import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newYorkDay, numberOfDay } from '../../contract/rules/day';
import { now } from '../platform/clock';
import { listsFolder } from './lists-folder';

export interface DailyPrompt {
  readonly id: string;
  readonly prompt: string;
}

let kept: readonly string[] | undefined;

const promptOn = (number: number): DailyPrompt => {
  kept ??= JSON.parse(readFileSync(path.join(listsFolder, 'prompts.json'), 'utf8')) as string[];
  const prompts = kept;
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
