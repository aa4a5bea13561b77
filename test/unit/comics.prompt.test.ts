import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { promptAnswered, promptOn } from '../../lambdas/comics/story/choose-prompt';

describe('the prompt of a story', () => {
  const prompts = ['a', 'b', 'c', 'd', 'e'];
  const today = 20_000;
  const on = (day: number) => promptOn(prompts, day);

  test.each([
    ['today’s', today, today],
    ['yesterday’s, of a page that was opened before midnight', today - 1, today - 1],
    ['today’s for one of two days ago', today - 2, today],
    ['today’s for tomorrow’s', today + 1, today],
  ])('is %s', (_, asked, answered) => {
    expect(promptAnswered(prompts, today, on(asked).id)).toEqual(on(answered));
  });

  test('is today’s if the request names none or an unknown one', () => {
    for (const id of [null, 'prompt-6', 'prompt-0'])
      expect(promptAnswered(prompts, today, id)).toEqual(on(today));
  });

  test('repeats only after all others, more than a year later', () => {
    const days = prompts.map((_, i) => on(today + i).prompt);
    expect(days.toSorted()).toEqual(prompts);
    expect(on(today + prompts.length)).toEqual(on(today));
    const ours = JSON.parse(readFileSync('lambdas/comics/lists/prompts.json', 'utf8')) as string[];
    expect(new Set(ours).size).toBeGreaterThan(365);
  });
});
