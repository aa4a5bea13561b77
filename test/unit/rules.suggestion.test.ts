import { expect, test } from '@jest/globals';
import { type Suggestion, suggestionFor } from '../../contract/rules/suggestion';

const well = {
  days: 2,
  minutes: 30,
  quizzes: 1,
  right: 4,
  asked: 5,
  comics: 0,
  before: { days: 2, minutes: 30 },
};

test.each<[string, Partial<typeof well>, Suggestion]>([
  ['an ordinary week', {}, 'talk_about_it'],
  ['a first week without anything', { days: 0, before: { days: 0, minutes: 0 } }, 'begin'],
  ['a quiet week after others', { days: 0, before: { days: 1, minutes: 5 } }, 'come_back'],
  ['fewer than half of five answers right', { right: 2, asked: 5 }, 'stuck'],
  ['half of the answers right', { right: 3, asked: 6 }, 'talk_about_it'],
  ['four answers, which tell nothing', { right: 0, asked: 4 }, 'talk_about_it'],
  ['a comic', { comics: 1 }, 'comic'],
  ['a comic in a hard week', { comics: 1, right: 1, asked: 5 }, 'stuck'],
  ['twice the minutes', { minutes: 60 }, 'more'],
  ['almost twice the minutes', { minutes: 59 }, 'talk_about_it'],
  ['minutes after a week without any', { minutes: 60, before: { days: 2, minutes: 0 } }, 'talk_about_it'],
  ['three days without a quiz', { days: 3, quizzes: 0, asked: 0, right: 0 }, 'quiz'],
  ['two days without a quiz', { days: 2, quizzes: 0, asked: 0, right: 0 }, 'talk_about_it'],
  ['four days', { days: 4 }, 'many_days'],
  ['three days', { days: 3 }, 'talk_about_it'],
])('after %s a guardian gets one suggestion', (_, of, suggestion) => {
  expect(suggestionFor({ ...well, ...of }, true)).toBe(suggestion);
});

test('a child who may not go on comes first', () => {
  expect(suggestionFor({ ...well, days: 0 }, false)).toBe('consent');
});
