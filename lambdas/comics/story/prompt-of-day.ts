import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newYorkDay, numberOfDay } from '../../../contract/rules/day';
import { now } from '../../platform/clock';
import { type DailyPrompt, promptAnswered, promptOn } from './choose-prompt';
import { listsFolder } from './lists-folder';

let kept: readonly string[] | undefined;

/** The list of prompts, longer than a year. */
const prompts = (): readonly string[] => {
  kept ??= JSON.parse(readFileSync(path.join(listsFolder, 'prompts.json'), 'utf8')) as string[];
  return kept;
};

const today = () => numberOfDay(newYorkDay(now()));

/** The prompt of the current New York day. */
export const promptOfDay = (): DailyPrompt => promptOn(prompts(), today());

/** The prompt that a child answers now. */
export const promptFor = (id: string | null): DailyPrompt => promptAnswered(prompts(), today(), id);

export const daily = async () => ({ prompt: promptOfDay() });
