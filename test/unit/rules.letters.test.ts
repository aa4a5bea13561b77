import { describe, expect, test } from '@jest/globals';
import { letterMorning, nextLetter, weekBefore } from '../../contract/rules/letters';

const at = (moment: string) => new Date(moment);
const next = (kind: 'family' | 'class', zone: string, after: string) => {
  const { day, at: due } = nextLetter(kind, zone, at(after));
  return `${day} ${due.toISOString()}`;
};

describe('the morning of a letter', () => {
  test.each([
    ['America/New_York', '2026-11-29 2026-11-29T13:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-29 2026-11-29T02:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-29 2026-11-28T18:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-29 2026-11-29T19:00:00.000Z'],
  ])('is eight o’clock on Sunday in %s', (zone, expected) => {
    expect(next('family', zone, '2026-11-26T00:00:00Z')).toBe(expected);
  });

  test('is six o’clock on Monday for a teacher', () => {
    expect(next('class', 'America/New_York', '2026-11-29T12:00:00Z')).toBe(
      '2026-11-30 2026-11-30T11:00:00.000Z',
    );
  });

  test('stays eight by the clock on the days on which clocks change, in two zones', () => {
    // New York: 1 November 2026 back, 8 March 2026 forward. Berlin: 25 October 2026 back, 29 March 2026 forward.
    expect(next('family', 'America/New_York', '2026-10-31T12:00:00Z')).toBe(
      '2026-11-01 2026-11-01T13:00:00.000Z',
    );
    expect(next('family', 'America/New_York', '2026-03-07T12:00:00Z')).toBe(
      '2026-03-08 2026-03-08T12:00:00.000Z',
    );
    expect(next('family', 'Europe/Berlin', '2026-10-24T12:00:00Z')).toBe(
      '2026-10-25 2026-10-25T07:00:00.000Z',
    );
    expect(next('family', 'Europe/Berlin', '2026-03-28T12:00:00Z')).toBe(
      '2026-03-29 2026-03-29T06:00:00.000Z',
    );
  });

  test('a week with a change of clocks is seven days by the calendar, and no Sunday is left out', () => {
    let last = at('2026-10-11T12:00:00Z');
    const days: string[] = [];
    for (let i = 0; i < 5; i++) {
      const letter = nextLetter('family', 'America/New_York', last);
      days.push(letter.day);
      last = letter.at;
    }
    expect(days).toEqual(['2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15']);
  });

  test('a millisecond before it is due on the day, at the moment itself the next one counts', () => {
    const due = letterMorning('family', 'America/New_York', '2026-11-29');
    expect(nextLetter('family', 'America/New_York', new Date(due.getTime() - 1)).day).toBe('2026-11-29');
    expect(nextLetter('family', 'America/New_York', due).day).toBe('2026-12-06');
  });
});

test('a letter tells of the seven days before it', () => {
  expect(weekBefore('2026-11-29')).toEqual({ first: '2026-11-22', last: '2026-11-28' });
  expect(weekBefore('2027-01-03')).toEqual({ first: '2026-12-27', last: '2027-01-02' });
});
