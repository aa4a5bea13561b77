import { afterEach, describe, expect, test } from '@jest/globals';
import { comics } from '../../../contract/comics/endpoints';
import { controls } from '../../../contract/controls/endpoints';
import { dictionary } from '../../../contract/dictionary/endpoints';
import { noControls } from '../../../contract/rules/controls';
import { newYork } from '../../../contract/rules/day';
import { words } from '../../../contract/words/endpoints';
import { askForArticle, beginArticle, submitArticle } from '../../support/articles';
import { createBook } from '../../support/books';
import { openChat, startTalk } from '../../support/chat';
import { advanceClock, resetClock } from '../../support/cloud';
import { send as sendStory, story } from '../../support/comics';
import {
  beat,
  controlsFor,
  createGuarded,
  everyDay,
  makeGuardian,
  setControls,
  toHour,
  toWeekday,
} from '../../support/controls';
import { codeOf } from '../../support/endpoints';
import { createPerson, type Person } from '../../support/people';
import { takeQuiz } from '../../support/quiz';

afterEach(resetClock);

const sendFeedback = (child: Person) => child.call(comics.writingFeedback, { body: { story: story() } });

const night = { from: 20 * 60, to: 7 * 60 };
const nights = everyDay(night);

describe('two guardians', () => {
  const createTwo = async () => {
    const { parent, child } = await createGuarded();
    const other = await createPerson('parent');
    await makeGuardian(other, child);
    return { parent, other, child };
  };

  test('200: two changes at once both count', async () => {
    const { parent, other, child } = await createTwo();
    await Promise.all([
      setControls(parent, child, { off: ['chat'] }),
      setControls(other, child, { off: ['voice'] }),
    ]);
    expect((await controlsFor(parent, child)).body.holds.off).toEqual(['chat', 'voice']);
    await Promise.all([setControls(parent, child, { off: [] }), setControls(other, child, { off: [] })]);
    expect((await controlsFor(parent, child)).body.holds).toEqual(noControls);
  });
});

describe('quiet hours', () => {
  test('200: an article that was handed out goes on however late; a new one waits', async () => {
    const { parent, child } = await createGuarded();
    await toHour(parent, child, 19);
    await setControls(parent, child, { quiet: nights, time_zone: newYork });
    const article = await beginArticle(child);
    await advanceClock('PT180M');
    expect(await beginArticle(child)).toEqual(article);
    expect((await submitArticle(child, article.id, article.answers)).status).toBe(200);
    expect(codeOf(await askForArticle(child))).toBe('quiet_hours');
  });

  test('200: a story may be sent for two minutes more', async () => {
    const { parent, child } = await createGuarded();
    await toHour(parent, child, 19);
    await setControls(parent, child, { quiet: nights, time_zone: newYork });
    await advanceClock('PT61M');
    expect((await sendFeedback(child)).status).toBe(200);
    expect((await sendStory(child)).status).toBe(200);
    await advanceClock('PT2M');
    expect(codeOf(await sendFeedback(child))).toBe('quiet_hours');
    const late = await createGuarded();
    await setControls(late.parent, late.child, { quiet: nights, time_zone: newYork });
    expect(codeOf(await sendStory(late.child))).toBe('quiet_hours');
  });

  test('200: a talk may be finished for two minutes; no new one begins', async () => {
    const { parent, child } = await createGuarded();
    const { id: bookId } = await createBook();
    await toHour(parent, child, 19);
    await setControls(parent, child, { quiet: nights, time_zone: newYork });
    const talk = await startTalk(child, { bookId });
    await advanceClock('PT60M');
    expect(codeOf(await openChat(child, { bookId }))).toBe('quiet_hours');
    expect((await talk.say('I like the moon in this story.')).status).toBe(200);
    await advanceClock('PT3M');
    expect(codeOf(await talk.say('I like the stars, too.'))).toBe('quiet_hours');
  });

  test('200: a round of words may be finished for its two minutes and a last word', async () => {
    const { parent, child } = await createGuarded();
    await child.call(dictionary.lookUp, { params: { word: 'orbit' }, query: {} });
    await child.call(words.keep, { body: { word: 'orbit' } });
    const practise = () =>
      child.call(words.practise, { params: { word: 'orbit' }, body: { reviews: 0, remembered: true } });
    await toHour(parent, child, 19);
    await setControls(parent, child, { quiet: nights, time_zone: newYork });
    await advanceClock('PT62M');
    expect((await practise()).status).toBe(200);
    await advanceClock('PT1M');
    expect(codeOf(await practise())).toBe('quiet_hours');
  });

  test('200: a cry for help is answered with help, whatever is switched off or rests', async () => {
    const { parent, child } = await createGuarded();
    const { id: bookId } = await createBook();
    const talk = await startTalk(child, { bookId });
    await setControls(parent, child, { off: ['chat'] });
    expect(codeOf(await talk.say('I like the moon in this story.'))).toBe('switched_off');
    const { status, body } = await talk.say('i want to kill myself');
    expect(status).toBe(200);
    expect(body.message).toContain('call 911');
  });
});

describe('minutes', () => {
  const later = (minutes: number) => advanceClock(`PT${minutes}M`);
  const pass = async (child: Person, minutes: number) => {
    let answer = await beat(child);
    for (let i = 1; i < minutes; i++) {
      await later(1);
      answer = await beat(child);
    }
    return answer.body;
  };

  test.each([
    ['school', 5],
    ['weekend', 6],
  ] as const)('200: minutes of a %s day hold on that day only', async (kind, day) => {
    const { parent, child } = await createGuarded();
    await toWeekday(parent, child, day);
    const other = kind === 'school' ? 'weekend' : 'school';
    const minutes = { [kind]: 5, [other]: null } as Record<typeof kind | typeof other, number | null>;
    await setControls(parent, child, { minutes, time_zone: newYork });
    expect((await pass(child, 5)).left).toBe(0);
    // Friday's minutes end before Saturday, and Sunday's before Monday.
    await advanceClock(kind === 'school' ? 'PT24H' : 'PT48H');
    expect((await beat(child)).body).toEqual({ left: null, spent_until: null });
  });
});

describe('homework first', () => {
  test('409: a comic waits for a quiz of the family’s day', async () => {
    const { parent, child } = await createGuarded();
    const { id } = await createBook();
    await toHour(parent, child, 12);
    await setControls(parent, child, { quiz_first: true, time_zone: newYork });
    expect(codeOf(await sendStory(child))).toBe('quiz_first');
    await takeQuiz(child, id, 1);
    expect((await sendStory(child)).status).toBe(200);
  });

  test('409: a quiz of yesterday evening in the family’s zone does not count today', async () => {
    const { parent, child } = await createGuarded();
    const { id } = await createBook();
    await toHour(parent, child, 23);
    // It is 23:00 in New York, and 20:00 in Los Angeles.
    await setControls(parent, child, { quiz_first: true, time_zone: 'America/Los_Angeles' });
    await takeQuiz(child, id, 1);
    await advanceClock('PT3H');
    expect((await controlsFor(parent, child)).status).toBe(200);
    await advanceClock('PT2H');
    expect(codeOf(await sendStory(child))).toBe('quiz_first');
  });
});

test('200: the minutes of a child are of no use to somebody else', async () => {
  const [one, other] = [await createGuarded(), await createGuarded()];
  await beat(one.child);
  expect((await controlsFor(other.parent, other.child)).body.used_today).toBe(0);
  expect((await one.parent.call(controls.beat, { body: { minutes: 1 } })).status).toBe(403);
});
