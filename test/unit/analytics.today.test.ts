import { describe, expect, test } from '@jest/globals';
import { doneOn } from '../../lambdas/activity/done-today';
import { type ActivityDay, countFields } from '../../lambdas/activity/store';

describe('the activities of a child today', () => {
  const dayWith = (of: Partial<ActivityDay>): ActivityDay => ({
    ...(Object.fromEntries(countFields.map((field) => [field, 0])) as Record<
      (typeof countFields)[number],
      number
    >),
    day: '2026-11-20',
    changes: 1,
    ...of,
  });
  const nothing = { articles: 0, comic: false, talk: false };

  test.each<[string, Partial<ActivityDay>, Partial<typeof nothing>]>([
    ['no day', {}, {}],
    ['a message', { chat_messages: 1 }, { talk: true }],
    ['a talk that only goes on', { chat_done: 0, chat_messages: 2 }, { talk: true }],
    ['a voice chat', { voice_done: 1 }, { talk: true }],
    ['a comic', { comic_done: 1 }, { comic: true }],
    ['an article', { article_done: 1 }, { articles: 1 }],
    ['five articles', { article_done: 5 }, { articles: 5 }],
    ['a quiz', { quiz_done: 3 }, {}],
  ])('%s', (_, counts, expected) => {
    expect(doneOn(dayWith(counts))).toEqual({ ...nothing, ...expected });
  });

  test('are none without an item', () => {
    expect(doneOn(undefined)).toEqual(nothing);
  });
});
