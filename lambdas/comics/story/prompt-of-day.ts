import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { comics } from '../../../contract/comics/endpoints';
import { newYorkDay, numberOfDay } from '../../../contract/rules/day';
import type { Admitted } from '../../accounts/admitted';
import { now } from '../../platform/clock';
import { type AnsweredPrompt, promptAnswered } from './choose-prompt';
import { listsFolder } from './lists-folder';

let kept: readonly string[] | undefined;

/** The list of prompts, longer than a year. */
const prompts = (): readonly string[] => {
  kept ??= JSON.parse(readFileSync(path.join(listsFolder, 'prompts.json'), 'utf8')) as string[];
  return kept;
};

const today = () => numberOfDay(newYorkDay(now()));

/** The prompt that a child answers now; without an id that of the current New York day. */
export const promptFor = (id: string | null | undefined): AnsweredPrompt =>
  promptAnswered(prompts(), today(), id ?? null);

export const daily = async ({ query }: Pick<Admitted<typeof comics.daily>, 'query'>) => {
  const { days_ago, ...prompt } = promptFor(query.id);
  return { prompt, days_ago };
};
