import type { Usage } from '../../local/dynamodb';
import { gigabyteSecondsOf } from '../cost/memory';
import { costOf, type Used } from '../cost/prices';
import { randomNumbers } from '../random';
import { percentile, sum } from '../statistics';
import type { Invoked } from '../timed-function';
import type { Talked } from './child';
import { household } from './network';
import { incompleteOf } from './overtaking';

/** The level of load to which the aims apply. */
export const measured = 10;
const simulatedTurns = 20_000;

/** The measurements of one level of load. */
export interface Level {
  readonly talked: readonly Talked[];
  readonly used: readonly Usage[];
  readonly invoked: readonly Invoked[];
  /** The log lines of answered turns. */
  readonly logged: readonly { readonly missing: number }[];
}

const minuteOf = ({ talked, used, invoked }: Level): Used => {
  const minutes = sum(talked.map((one) => one.minutes));
  return {
    readUnits: sum(used.map((one) => one.readUnits)) / minutes,
    writeUnits: sum(used.map((one) => one.writeUnits)) / minutes,
    invocations: invoked.length / minutes,
    gigabyteSeconds: sum(invoked.map(gigabyteSecondsOf)) / minutes,
    messages: sum(talked.map((one) => one.messages)) / minutes,
    connection: 1,
  };
};

/** The times of all turns; infinite for a turn without the event. */
const timesOf = ({ talked }: Level, what: 'gathered' | 'answered') =>
  talked.flatMap(({ turns }) => turns.map((turn) => turn[what] ?? Number.POSITIVE_INFINITY));

/** The rows of the section, from the levels and the talks at a usual pace. */
export const rowsOf = (levels: ReadonlyMap<number, Level>, paced: Level): string[][] => {
  const whole = (values: readonly number[], share: number) => percentile(values, share).toFixed(0);
  const both = (values: readonly number[]) => `${whole(values, 0.5)} / ${whole(values, 0.95)}`;
  const usable = [...[...levels].filter(([count]) => count <= measured).map(([, level]) => level), paced];
  const talked = usable.flatMap((level) => level.talked);
  const said = sum(talked.map(({ turns }) => turns.length));
  const logged = usable.flatMap((level) => level.logged);
  const ofSaid = (count: number) => `${((100 * count) / said).toFixed(2)}% of ${said}`;
  const incomplete = incompleteOf(household(randomNumbers(7)), simulatedTurns);
  const minute = minuteOf(paced);
  const spoken = sum(paced.talked.map((one) => one.spoken)) / 60;
  return [
    ...[...levels].map(([count, level]) => [
      `own overhead of a turn, ${count} at once, median / p95, ms`,
      both(timesOf(level, 'gathered')),
      count === measured ? '60 (p95)' : '',
    ]),
    ...[...levels].map(([count, level]) => [
      `to the first sound, ${count} at once, a model that takes no time, median / p95, ms`,
      both(timesOf(level, 'answered')),
      '',
    ]),
    [
      `to the first sound, ${measured} at once, a model of 400, 50, 600, 50 and 300 ms, median / p95, ms`,
      both(timesOf(paced, 'answered')),
      '1600 (p95)',
    ],
    ['turns with sound missing', ofSaid(logged.filter(({ missing }) => missing > 0).length), '0.15%'],
    [
      'the same, simulated with the rules of the functions',
      `${(100 * incomplete).toFixed(3)}% of ${simulatedTurns}`,
      '0.15%',
    ],
    [
      'turns without an answer',
      ofSaid(talked.flatMap(({ turns }) => turns).filter(({ answered }) => answered === undefined).length),
      '0',
    ],
    ['turns answered twice', ofSaid(Math.max(0, logged.length - said)), '0'],
    [
      `end of ${talked.length} voice chats, p99, ms`,
      whole(
        talked.map(({ end }) => end),
        0.99,
      ),
      '300',
    ],
    [
      'voice chats that were not paid exactly once',
      String(talked.filter(({ isPaidOnce }) => !isPaidOnce).length),
      '0',
    ],
    [
      'speech, % of the time',
      ((100 * spoken) / sum(paced.talked.map((one) => one.minutes))).toFixed(0),
      '45',
    ],
    ['read units a minute', minute.readUnits.toFixed(0), ''],
    ['write units a minute', minute.writeUnits.toFixed(0), ''],
    ['messages of the socket a minute', (minute.messages ?? 0).toFixed(0), ''],
    ['calls of functions a minute', minute.invocations.toFixed(0), ''],
    ['GB-seconds of functions a minute', minute.gigabyteSeconds.toFixed(2), ''],
    ['dollars of AWS a minute, without transfer', costOf(minute).toFixed(5), '0.00125'],
  ];
};
