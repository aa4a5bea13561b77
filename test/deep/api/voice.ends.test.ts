import { afterEach, describe, expect, test } from '@jest/globals';
import { feedback } from '../../../contract/feedback/endpoints';
import { dayOfNumber, numberOfDay } from '../../../contract/rules/day';
import { silence } from '../../../local/tutor/voice/microphone';
import { createBook } from '../../support/books';
import { advanceClock, atRest, eventually, outages, resetClock, seed } from '../../support/cloud';
import { agreed, change, consents } from '../../support/consent';
import { createPerson, meOf, type Person } from '../../support/people';
import { closeAllSockets } from '../../support/sockets';
import { hasLeft, messagesOf, openVoice, startedVoice, startVoice, voiceChatsOf } from '../../support/voice';

afterEach(async () => {
  closeAllSockets();
  await outages({ model: false, slowModel: false });
  await resetClock();
});

describe('the end of a voice chat', () => {
  const oneOf = async (child: Person) => {
    const history = await eventually(async () => {
      const found = await voiceChatsOf(child);
      return found.length > 0 ? found : undefined;
    });
    expect(history).toHaveLength(1);
    return history[0];
  };

  test('is paid once if it is requested twice, with the same points in both answers', async () => {
    const { child, chat } = await startedVoice();
    await chat.say('I would share the bread with everybody');
    chat.mute(true);
    chat.mute(true);
    await chat.next('voice_chat_ended', 2);
    expect(chat.all('voice_chat_ended').map(({ points_earned }) => points_earned)).toEqual([5, 5]);
    await oneOf(child);
    expect((await meOf(child)).points).toBe(5);
  });

  test('can be requested on another socket when the first one is lost, even if it has already happened', async () => {
    const { child, bookId, chat } = await startedVoice();
    await chat.say('I would share the bread with everybody');
    const second = await openVoice(child, { bookId });
    expect(await second.stop()).toBe(5);
    await chat.next('voice_chat_ended');
    const third = await openVoice(child, { bookId });
    expect(await third.stop()).toBe(5);
    await oneOf(child);
    expect((await meOf(child)).points).toBe(5);
    const { id: other } = await createBook();
    expect(await (await openVoice(child, { bookId: other })).stop()).toBe(0);
    await advanceClock('PT11M');
    expect(await (await openVoice(child, { bookId })).stop()).toBe(0);
  });

  test('comes half a minute after the socket has closed, unless the talk is resumed', async () => {
    const { child, bookId, chat } = await startedVoice();
    await chat.say('The fire in the oven was my favourite part');
    chat.socket.terminate();
    await hasLeft(child);
    const again = await startVoice(child, { bookId });
    await advanceClock('PT31S');
    expect(await voiceChatsOf(child)).toEqual([]);
    await again.say('Here I am again with you');
    again.socket.terminate();
    await hasLeft(child);
    await advanceClock('PT31S');
    const item = await oneOf(child);
    expect((await messagesOf(child, item?.id)).map(({ message_content }) => message_content)).toEqual(
      expect.arrayContaining(['The fire in the oven was my favourite part', 'Here I am again with you']),
    );
  });

  test('comes after ten minutes, even without further messages', async () => {
    const [{ child, chat }, other] = await Promise.all([startedVoice(), startedVoice()]);
    await advanceClock('PT10M');
    chat.sound(silence);
    await chat.next('voice_chat_ended');
    await oneOf(child);
    expect(await voiceChatsOf(other.child)).toEqual([]);
    await advanceClock('PT2M');
    await oneOf(other.child);
  });

  test('comes after a friendly question and a minute of silence', async () => {
    const { child, chat } = await startedVoice();
    await advanceClock('PT31S');
    chat.sound(silence);
    expect(await chat.until(() => chat.all('caption')[1])).toMatchObject({
      from: 'wren',
      text: expect.stringContaining('still there'),
    });
    await atRest();
    await advanceClock('PT65S');
    chat.sound(silence);
    await chat.next('voice_chat_ended');
    expect(chat.all('connection_status').at(-1)?.status).toBe('closing');
    await oneOf(child);
  });

  test('never comes before the question, even if no sound arrived for a minute', async () => {
    const { chat } = await startedVoice();
    await advanceClock('PT65S');
    chat.sound(silence);
    expect(await chat.until(() => chat.all('caption')[1])).toMatchObject({
      from: 'wren',
      text: expect.stringContaining('still there'),
    });
    expect(chat.all('voice_chat_ended')).toEqual([]);
  });

  test('comes with a withdrawn consent, after which no message is processed', async () => {
    const [{ child, token }, { id: bookId }] = await Promise.all([agreed(), createBook()]);
    const chat = await startVoice(child, { bookId });
    const closed = new Promise((resolve) => chat.socket.on('close', resolve));
    expect((await change(token, consents('core', 'ai_text'))).status).toBe(200);
    await closed;
    await hasLeft(child);
    await advanceClock('PT31S');
    await oneOf(child);
    const refused = await openVoice(child, { bookId });
    refused.mute(false);
    expect(await refused.next('error')).toMatchObject({ code: 'consent_required' });
  });

  test('is followed by the deletion of its words after 90 days, and the voice chat stays in the history', async () => {
    const { child, chat } = await startedVoice();
    await chat.say('I would share the bread with everybody');
    await chat.stop();
    const item = await oneOf(child);
    await advanceClock('P89D');
    expect(await messagesOf(child, item?.id)).toHaveLength(3);
    await advanceClock('P2D');
    expect(await messagesOf(child, item?.id)).toEqual([]);
    expect(await oneOf(child)).toEqual(item);
  });

  test('pays 5 points a minute and at most 100 a day', async () => {
    const [child, { id: bookId }] = await Promise.all([createPerson(), createBook()]);
    const paid: number[] = [];
    for (const minutes of [4, 4, 4, 4, 3, 2, 1]) {
      const chat = await startVoice(child, { bookId });
      for (let minute = 0; minute < minutes; minute++) {
        if (minute > 0) await advanceClock('PT1M');
        await chat.say('More');
      }
      paid.push(await chat.stop());
      closeAllSockets();
    }
    expect(paid).toEqual([20, 20, 20, 20, 15, 5, 0]);
    expect((await meOf(child)).points).toBe(100);
    const [beyond, last, before] = await voiceChatsOf(child);
    const give = (reference_id = '') =>
      child.call(feedback.give, {
        body: { feature_type: 'voice_chat', reference_id, feedback_data: { rating: 5 } },
      });
    expect((await give(beyond?.id)).body.points_awarded).toBe(0);
    expect((await give(last?.id)).body.points_awarded).toBe(5);
    expect((await give(before?.id)).body).toMatchObject({ points_awarded: 0, limit_reached: true });
  });

  test.each([
    ['on the same day', 'PT11M'],
    ['after midnight', 'P1D'],
  ])('%s counts the day of a turn whose function was killed before it counted', async (_, passed) => {
    const { child, chat } = await startedVoice();
    await chat.say('I would share the bread with everybody');
    const { last_activity_date: today } = await meOf(child);
    const before = dayOfNumber(numberOfDay(today ?? '') - 1);
    await seed({ task: 'streak', userId: child.id, days: 2, lastDay: before });
    await advanceClock(passed);
    await oneOf(child);
    await atRest();
    expect(await meOf(child)).toMatchObject({ streak: 3, last_activity_date: today });
  });

  test('does not count the day without a turn', async () => {
    const { child, chat } = await startedVoice();
    expect(await chat.stop()).toBe(0);
    expect(await meOf(child)).toMatchObject({ streak: 0, last_activity_date: null });
  });

  test('feedback on a voice chat is paid once, but not if the child has said nothing', async () => {
    const { child, bookId, chat } = await startedVoice();
    await chat.stop();
    const silent = await oneOf(child);
    const second = await startVoice(child, { bookId });
    await second.say('I would share the bread with everybody');
    await second.stop();
    const [item] = await voiceChatsOf(child);
    const give = (reference_id: string) =>
      child.call(feedback.give, {
        body: { feature_type: 'voice_chat', reference_id, feedback_data: { rating: 5, engagement: 4 } },
      });
    expect((await give(item?.id ?? '')).body.points_awarded).toBe(5);
    expect((await give(item?.id ?? '')).body.points_awarded).toBe(0);
    for (const id of [silent?.id ?? '', '01ARZ3NDEKTSV4RRFFQ69G5FAV'])
      expect((await give(id)).body.code).toBe('feedback_reference_unknown');
  });
});
