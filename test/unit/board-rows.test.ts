import { describe, expect, test } from '@jest/globals';
import { packRows, type Row, unpackRows } from '../../lambdas/leaderboard/rows';
import { pack, unpack } from '../../lambdas/platform/packed';

const row = (of: Partial<Row>): Row => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  username: 'Ada',
  points: 10,
  reached_at: '2026-11-20T12:00:00.000Z',
  streak: 3,
  last_activity_date: '2026-11-20',
  rest_days: 1,
  time_zone: 'Asia/Kolkata',
  ...of,
});

describe('the rows of a board', () => {
  test('are the same after they were stored', () => {
    const rows = [
      row({}),
      row({ id: 'demo-1', username: 'Bea', points: 9, reached_at: '2026-11-20T12:00:00.001Z' }),
      row({
        streak: 0,
        last_activity_date: null,
        rest_days: 0,
        time_zone: null,
        reached_at: '2026-01-01T00:00:00.000Z',
      }),
    ];
    expect(unpackRows(packRows(rows))).toEqual(rows);
    expect(unpackRows(packRows([]))).toEqual([]);
  });

  test('are stored with short ids, and times from the earliest on', () => {
    const others = [
      '0F8FAD5B-d9cb-469f-a165-70867728950e',
      'x0f8fad5b-d9cb-469f-a165-70867728950e',
      '0f8fad5b-d9cb-469f-a165-70867728950e0',
    ];
    const rows = [row({}), ...others.map((id) => row({ id, reached_at: '2026-11-20T12:00:00.005Z' }))];
    const packed = packRows(rows);
    expect(unpack(packed)).toMatchObject({
      ids: ['0f8fad5bd9cb469fa16570867728950e', ...others],
      since: Date.parse('2026-11-20T12:00:00Z'),
      reached: [0, 5, 5, 5],
    });
    expect(unpackRows(packed)).toEqual(rows);
  });

  test('are readable even if one has no valid time', () => {
    const [first, second] = unpackRows(packRows([row({ reached_at: '' }), row({})]));
    expect(first?.reached_at).toBe('1970-01-01T00:00:00.000Z');
    expect(second).toEqual(row({}));
  });

  test('from before rest days and time zones were stored have none', () => {
    const old = {
      ids: ['a'],
      names: ['Ada'],
      points: [1],
      reached: [5],
      since: 0,
      streaks: [2],
      days: [null],
    };
    expect(unpackRows(pack(old))).toEqual([
      row({
        id: 'a',
        points: 1,
        reached_at: '1970-01-01T00:00:00.005Z',
        streak: 2,
        last_activity_date: null,
        rest_days: 0,
        time_zone: null,
      }),
    ]);
  });

  test('need less than 4 KB for a hundred usual ones', () => {
    const rows = Array.from({ length: 100 }, (_, i) => row({ username: `Reader ${i}`, points: 1000 - i }));
    expect(packRows(rows).length).toBeLessThan(4096);
  });
});
