import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { promptAnswered, promptOn } from '../../lambdas/comics/story/choose-prompt';

describe('the prompt of a story', () => {
  const prompts = Array.from({ length: 40 }, (_, i) => `idea ${i}`);
  const today = 20_000;
  const on = (day: number) => promptOn(prompts, day);

  test.each([
    ['today’s', 0, 0],
    ['yesterday’s, of a story that goes on or a page that was opened before midnight', 1, 1],
    ['that of the first day of the oldest draft', 30, 30],
    ['today’s for one that is older than any draft', 31, 0],
    ['today’s for tomorrow’s', -1, 0],
  ])('is %s', (_, asked, days_ago) => {
    expect(promptAnswered(prompts, today, on(today - asked).id)).toEqual({
      ...on(today - days_ago),
      days_ago,
    });
  });

  test('is today’s if the request names none or an unknown one', () => {
    for (const id of [null, 'prompt-41', 'prompt-0'])
      expect(promptAnswered(prompts, today, id)).toEqual({ ...on(today), days_ago: 0 });
  });

  test('repeats only after all others, more than a year later', () => {
    const days = prompts.map((_, i) => on(today + i).prompt);
    expect(days.toSorted()).toEqual(prompts.toSorted());
    expect(on(today + prompts.length)).toEqual(on(today));
    const ours = JSON.parse(readFileSync('lambdas/comics/lists/prompts.json', 'utf8')) as string[];
    expect(new Set(ours).size).toBeGreaterThan(365);
  });
});
