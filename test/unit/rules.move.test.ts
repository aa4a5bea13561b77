import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { daysAfterMove, type MovedDay, readingDay } from '../../contract/rules/day';

const [kiritimati, newYork, honolulu] = ['Pacific/Kiritimati', null, 'Pacific/Honolulu'];
const move = (at: string, last: string, from: string | null, to: string | null) =>
  daysAfterMove({ time_zone: from, last_activity_date: last }, to, new Date(at)).last_activity_date;

describe('the last reading day after a move', () => {
  test.each([
    [
      'to a later date: today is called tomorrow there',
      '2026-11-24T18:00:00Z',
      '2026-11-24',
      newYork,
      kiritimati,
      '2026-11-25',
    ],
    [
      'to a later date: yesterday stays yesterday',
      '2026-11-24T18:00:00Z',
      '2026-11-23',
      newYork,
      kiritimati,
      '2026-11-24',
    ],
    [
      'to a midnight that is near: today is not cut short',
      '2026-11-24T07:00:00Z',
      '2026-11-24',
      newYork,
      kiritimati,
      '2026-11-25',
    ],
    [
      'to an earlier date: a counted day stays counted',
      '2026-11-24T18:00:00Z',
      '2026-11-25',
      kiritimati,
      newYork,
      '2026-11-25',
    ],
    ['to the west on the same date', '2026-11-24T18:00:00Z', '2026-11-24', newYork, honolulu, '2026-11-24'],
    [
      'to London, whose day is nineteen hours long',
      '2026-11-24T18:00:00Z',
      '2026-11-24',
      newYork,
      'Europe/London',
      '2026-11-24',
    ],
    [
      'to India in the evening, where it is tomorrow',
      '2026-11-25T01:00:00Z',
      '2026-11-24',
      newYork,
      'Asia/Kolkata',
      '2026-11-25',
    ],
    [
      'to a zone twelve hours ahead: the half day is a day',
      '2026-11-24T06:00:00Z',
      '2026-11-24',
      'Etc/GMT',
      'Etc/GMT-12',
      '2026-11-25',
    ],
    [
      'to a zone eleven hours ahead: thirteen hours are one',
      '2026-11-24T06:00:00Z',
      '2026-11-24',
      'Etc/GMT',
      'Etc/GMT-11',
      '2026-11-24',
    ],
  ])('%s', (_, at, last, from, to, after) => expect(move(at, last, from, to)).toBe(after));

  test('a move through a third zone does not cut the day short either', () => {
    const at = (minutes: number) => new Date(Date.parse('2026-11-24T05:00:00Z') + minutes * 60_000);
    let user: { time_zone: string | null; last_activity_date: string | null; moved?: MovedDay } = {
      time_zone: null,
      last_activity_date: '2026-11-24',
    };
    user = daysAfterMove(user, 'Asia/Kolkata', at(1));
    expect(user.last_activity_date).toBe('2026-11-24');
    expect(daysAfterMove(user, kiritimati, at(2)).last_activity_date).toBe('2026-11-25');
  });

  test('somebody who has never read has no last day afterwards', () =>
    expect(
      daysAfterMove({ time_zone: null, last_activity_date: null }, kiritimati, new Date()).last_activity_date,
    ).toBeNull());

  test('for any moves and hours of reading, three days count in twelve hours at least', () => {
    const zones = [null, kiritimati, honolulu, 'Asia/Kolkata', 'Europe/London', 'Etc/GMT+12'];
    const step = fc.record({ minutes: fc.integer({ min: 1, max: 400 }), zone: fc.constantFrom(...zones) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
        let at = Date.parse('2026-11-24T12:00:00Z');
        let user: Parameters<typeof daysAfterMove>[0] = { time_zone: null, last_activity_date: '2026-11-20' };
        const counted: number[] = [];
        const read = () => {
          const day = readingDay(user, new Date(at));
          if (day <= (user.last_activity_date ?? '')) return;
          user = { ...user, last_activity_date: day };
          counted.push(at);
        };
        for (const { minutes, zone } of steps) {
          at += minutes * 60_000;
          read();
          user = daysAfterMove(user, zone, new Date(at));
          read();
        }
        for (const [i, first] of counted.entries())
          expect((counted[i + 2] ?? Number.POSITIVE_INFINITY) - first).toBeGreaterThanOrEqual(12 * 3_600_000);
      }),
      { numRuns: 200 },
    );
  });
});
