import { describe, expect, test } from '@jest/globals';
import type { Controls, Night } from '../../contract/controls/fields';
import { type ControlKind, type Controlled, controlKinds } from '../../contract/controls/kinds';
import {
  familyDay,
  heldBy,
  heldFromFinishing,
  kindOfDay,
  momentIn,
  needsTimeZone,
  noControls,
  quietUntil,
  stricter,
} from '../../contract/rules/controls';
import { finishingRound } from '../../contract/words/round';
import { packControls, unpackControls } from '../../lambdas/accounts/stored-controls';

const night: Night = { from: 20 * 60, to: 7 * 60 };
const late: Night = { from: 21 * 60 + 30, to: 8 * 60 };
const quiet = (school: Night | null, weekend: Night | null = null): Controls => ({
  ...noControls,
  quiet: { school, weekend },
});
const zone = 'Europe/Berlin';

/** Wednesday, 25 November 2026, in winter time: one hour ahead of Greenwich. */
const untilAt = (time: string, controls = quiet(night, late)) =>
  quietUntil(controls, zone, new Date(`${time}Z`))?.toISOString();

describe('quiet hours', () => {
  test('begin with the minute that is set, and end with the minute that is set', () => {
    expect(untilAt('2026-11-25T18:59:59.999')).toBeUndefined();
    expect(untilAt('2026-11-25T19:00')).toBe('2026-11-26T06:00:00.000Z');
    expect(untilAt('2026-11-26T05:59:59.999')).toBe('2026-11-26T06:00:00.000Z');
    expect(untilAt('2026-11-26T06:00')).toBeUndefined();
  });

  test('go on after midnight with the same end', () => {
    expect(untilAt('2026-11-25T22:59')).toBe(untilAt('2026-11-25T23:00'));
    expect(untilAt('2026-11-25T23:00')).toBe('2026-11-26T06:00:00.000Z');
  });

  test('of a night before a school day hold on Sunday’s evening, and those before a free day on Friday’s', () => {
    // Friday.
    expect(untilAt('2026-11-27T19:30')).toBeUndefined();
    expect(untilAt('2026-11-27T20:30')).toBe('2026-11-28T07:00:00.000Z');
    // Saturday's morning and evening, and Sunday's morning.
    expect(untilAt('2026-11-28T06:59')).toBe('2026-11-28T07:00:00.000Z');
    expect(untilAt('2026-11-28T20:29')).toBeUndefined();
    expect(untilAt('2026-11-29T06:59')).toBe('2026-11-29T07:00:00.000Z');
    // Sunday's evening.
    expect(untilAt('2026-11-29T19:00')).toBe('2026-11-30T06:00:00.000Z');
  });

  test('hold only for the kind of night that has some', () => {
    expect(untilAt('2026-11-27T22:00', quiet(night))).toBeUndefined();
    expect(untilAt('2026-11-25T22:00', quiet(null, late))).toBeUndefined();
    expect(quietUntil(noControls, zone, new Date('2026-11-25T22:00Z'))).toBeUndefined();
  });

  test('follow the clock on the wall through the nights with 9 and 11 hours', () => {
    // Summer time begins on 29 March 2026 at 2:00, and ends on 25 October at 3:00.
    const both = quiet(night, night);
    expect(untilAt('2026-03-28T19:00', both)).toBe('2026-03-29T05:00:00.000Z');
    expect(untilAt('2026-03-29T04:59', both)).toBe('2026-03-29T05:00:00.000Z');
    expect(untilAt('2026-03-29T05:00', both)).toBeUndefined();
    expect(untilAt('2026-10-24T18:00', both)).toBe('2026-10-25T06:00:00.000Z');
    expect(untilAt('2026-10-25T05:59', both)).toBe('2026-10-25T06:00:00.000Z');
    expect(untilAt('2026-10-25T06:00', both)).toBeUndefined();
  });

  test('are those of the family’s zone, and without one of New York', () => {
    const at = new Date('2026-11-25T15:00Z');
    expect(quietUntil(quiet(night), 'Asia/Kolkata', at)?.toISOString()).toBe('2026-11-26T01:30:00.000Z');
    expect(quietUntil(quiet(night), null, at)).toBeUndefined();
    expect(quietUntil(quiet(night), null, new Date('2026-11-26T01:00Z'))?.toISOString()).toBe(
      '2026-11-26T12:00:00.000Z',
    );
  });
});

describe('the family’s day', () => {
  test.each([
    ['Europe/Berlin', '2026-11-25T22:59:59', '2026-11-25', '2026-11-24T23:00', '2026-11-25T23:00'],
    ['Europe/Berlin', '2026-11-25T23:00', '2026-11-26', '2026-11-25T23:00', '2026-11-26T23:00'],
    ['Europe/Berlin', '2026-03-29T12:00', '2026-03-29', '2026-03-28T23:00', '2026-03-29T22:00'],
    ['Europe/Berlin', '2026-10-25T12:00', '2026-10-25', '2026-10-24T22:00', '2026-10-25T23:00'],
    ['Pacific/Kiritimati', '2026-11-25T10:00', '2026-11-26', '2026-11-25T10:00', '2026-11-26T10:00'],
    ['America/New_York', '2026-11-25T04:59', '2026-11-24', '2026-11-24T05:00', '2026-11-25T05:00'],
    // The clocks skip midnight: the day begins at 1:00.
    ['Africa/Cairo', '2026-04-23T21:59', '2026-04-23', '2026-04-22T22:00', '2026-04-23T22:00'],
    ['America/Havana', '2026-03-08T12:00', '2026-03-08', '2026-03-08T05:00', '2026-03-09T04:00'],
    // Midnight comes twice: the day begins with the first.
    ['America/Havana', '2026-11-01T12:00', '2026-11-01', '2026-11-01T04:00', '2026-11-02T05:00'],
  ])('in %s at %s is %s, from %s to %s', (time_zone, at, day, began, until) => {
    expect(familyDay(time_zone, new Date(`${at}Z`))).toEqual({
      day,
      began: new Date(`${began}Z`),
      until: new Date(`${until}Z`),
    });
  });

  test('a moment that the clock skips is the next one that it shows', () => {
    expect(momentIn(zone, '2026-03-29', 150)).toEqual(new Date('2026-03-29T01:30Z'));
  });

  test('Saturday and Sunday are free days', () => {
    const days = Array.from({ length: 7 }, (_, i) => kindOfDay(`2026-11-${23 + i}`));
    expect(days).toEqual([...Array(5).fill('school'), 'weekend', 'weekend']);
  });
});

const timed: readonly Controlled[] = ['chat', 'voice', 'screen'];
const everything: readonly Controlled[] = [...controlKinds, 'screen'];

describe('what holds a child', () => {
  const at = new Date('2026-11-25T15:00:00.000Z');
  const of = (controls: Controls, spent?: { at: string; until: string }) => ({
    controls,
    time_zone: zone,
    spent,
  });

  test.each(controlKinds.map((kind) => [kind]))(
    'a switch for %s holds it and nothing else',
    (kind: ControlKind) => {
      const off = of({ ...noControls, off: [kind] });
      for (const what of everything)
        expect(heldBy(off, what, at)).toEqual(what === kind ? { code: 'switched_off' } : undefined);
    },
  );

  test('quiet hours hold talks and other screen time, and nothing else', () => {
    const until = '2026-11-26T06:00:00.000Z';
    for (const what of everything)
      expect(heldBy(of(quiet(night)), what, new Date('2026-11-25T20:00Z'))).toEqual(
        timed.includes(what) ? { code: 'quiet_hours', until } : undefined,
      );
  });

  test('used minutes hold from their moment on until the next day begins', () => {
    const spent = { at: at.toISOString(), until: '2026-11-25T23:00:00.000Z' };
    const heldAt = (moment: number) => heldBy(of(noControls, spent), 'screen', new Date(moment));
    expect(heldAt(at.getTime() - 1)).toBeUndefined();
    expect(heldAt(at.getTime())).toEqual({ code: 'minutes_used', until: spent.until });
    expect(heldAt(Date.parse(spent.until) - 1)).toEqual({ code: 'minutes_used', until: spent.until });
    expect(heldAt(Date.parse(spent.until))).toBeUndefined();
    expect(heldBy(of(noControls, spent), 'store', at)).toBeUndefined();
  });

  test('a talk may go on for two minutes after its time, and for none after a switch', () => {
    const heldAt = (time: string, controls = quiet(night)) =>
      heldFromFinishing(of(controls), 'chat', new Date(`${time}Z`))?.code;
    expect(heldAt('2026-11-25T19:01:59.999')).toBeUndefined();
    expect(heldAt('2026-11-25T19:02')).toBe('quiet_hours');
    expect(heldAt('2026-11-26T06:00')).toBeUndefined();
    expect(heldAt('2026-11-25T15:00', { ...noControls, off: ['chat'] })).toBe('switched_off');
  });

  test('a round of words may go on for its two minutes, and one more for its last word', () => {
    const heldAt = (time: string) =>
      heldFromFinishing(of(quiet(night)), 'screen', new Date(`${time}Z`), finishingRound)?.code;
    expect(heldAt('2026-11-25T19:02:59.999')).toBeUndefined();
    expect(heldAt('2026-11-25T19:03')).toBe('quiet_hours');
  });
});

describe('two guardians', () => {
  const one: Controls = {
    off: ['store', 'chat'],
    minutes: { school: 30, weekend: null },
    quiet: { school: night, weekend: null },
    quiz_first: false,
  };
  const other: Controls = {
    off: ['boards', 'chat'],
    minutes: { school: 45, weekend: 90 },
    quiet: { school: { from: 19 * 60, to: 6 * 60 }, weekend: late },
    quiz_first: true,
  };

  test('the stricter of each setting holds, in whichever order', () => {
    const both: Controls = {
      off: ['chat', 'boards', 'store'],
      minutes: { school: 30, weekend: 90 },
      quiet: { school: { from: 19 * 60, to: 7 * 60 }, weekend: late },
      quiz_first: true,
    };
    expect(stricter(one, other)).toEqual(both);
    expect(stricter(other, one)).toEqual(both);
  });

  test('without a decision of the other, one’s own holds', () => {
    expect(stricter(one, noControls)).toEqual({ ...one, off: ['chat', 'store'] });
    expect(stricter(noControls, noControls)).toEqual(noControls);
  });

  test('minutes and quiet hours need a time zone, switches do not', () => {
    expect(needsTimeZone({ ...noControls, off: ['chat'], quiz_first: true })).toBe(false);
    for (const kind of ['school', 'weekend'] as const) {
      expect(needsTimeZone({ ...noControls, minutes: { ...noControls.minutes, [kind]: 5 } })).toBe(true);
      expect(needsTimeZone({ ...noControls, quiet: { ...noControls.quiet, [kind]: night } })).toBe(true);
    }
  });

  test('what is stored is short, and reads as it was', () => {
    const strictest: Controls = {
      off: [...controlKinds],
      minutes: { school: 600, weekend: 600 },
      quiet: { school: { from: 1435, to: 720 }, weekend: { from: 1435, to: 720 } },
      quiz_first: true,
    };
    for (const controls of [one, other, strictest, noControls, quiet(null, late)]) {
      const sorted = { ...controls, off: controlKinds.filter((kind) => controls.off.includes(kind)) };
      expect(unpackControls(packControls(controls))).toEqual(sorted);
    }
    expect(packControls(noControls)).toBeUndefined();
    expect(packControls(strictest)?.length).toBeLessThanOrEqual(60);
  });
});
