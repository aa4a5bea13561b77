import type { Usage } from '../../local/dynamodb';
import { gigabyteSecondsOf } from '../cost/memory';
import { costOf, type Used } from '../cost/prices';
import { randomNumbers } from '../random';
import { percentile, sum } from '../statistics';
import type { Invoked } from '../timed-function';
import type { Talked } from './child';
import type { Client } from './microphone';
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

export interface Measured {
  readonly levels: ReadonlyMap<number, Level>;
  /** Talks at a usual pace. */
  readonly paced: Readonly<Record<Client, Level>>;
  /** The milliseconds until Wren stops for a child who speaks over her. */
  readonly stops: Readonly<Record<Client, readonly number[]>>;
}

export const columns = ['what', 'our browser', 'single chunks', 'aim'];

const minutesOf = ({ talked }: Level) => sum(talked.map((one) => one.minutes));

const minuteOf = (level: Level): Used => {
  const { talked, used, invoked } = level;
  const minutes = minutesOf(level);
  return {
    readUnits: sum(used.map((one) => one.readUnits)) / minutes,
    writeUnits: sum(used.map((one) => one.writeUnits)) / minutes,
    invocations: invoked.length / minutes,
    gigabyteSeconds: sum(invoked.map(gigabyteSecondsOf)) / minutes,
    messages: sum(talked.map((one) => one.charged)) / minutes,
    connection: 1,
  };
};

const clients = ['browser', 'single'] as const;

/** What a minute of a voice chat costs, by the client. */
const costRows = (paced: Measured['paced']): string[][] => {
  const row = (what: string, figure: (minute: Used, level: Level) => string, aim = '') => [
    what,
    ...clients.map((client) => figure(minuteOf(paced[client]), paced[client])),
    aim,
  ];
  return [
    row('messages of the socket a minute', (_, level) =>
      (sum(level.talked.map((one) => one.messages)) / minutesOf(level)).toFixed(0),
    ),
    row('the same, as API Gateway charges for each 32 KB', ({ messages = 0 }) => messages.toFixed(0)),
    row('calls of functions a minute', ({ invocations }) => invocations.toFixed(0)),
    row('GB-seconds of functions a minute', ({ gigabyteSeconds }) => gigabyteSeconds.toFixed(2)),
    row('read units a minute', ({ readUnits }) => readUnits.toFixed(0)),
    row('write units a minute', ({ writeUnits }) => writeUnits.toFixed(0)),
    row('dollars of AWS a minute, without transfer', (minute) => costOf(minute).toFixed(5), '0.00125'),
  ];
};

/** The times of all turns; infinite for a turn without the event. */
const timesOf = ({ talked }: Level, what: 'gathered' | 'answered' | 'kept') =>
  talked.flatMap(({ turns }) => turns.map((turn) => turn[what] ?? Number.POSITIVE_INFINITY));

const whole = (values: readonly number[], share: number) => percentile(values, share).toFixed(0);
const both = (values: readonly number[]) => `${whole(values, 0.5)} / ${whole(values, 0.95)}`;

const speedRows = ({ levels, paced, stops }: Measured): string[][] => [
  ...[...levels].map(([count, level]) => [
    `own overhead of a turn, ${count} at once, median / p95, ms`,
    both(timesOf(level, 'gathered')),
    '',
    count === measured ? '60 (p95)' : '',
  ]),
  [
    `the same, ${measured} at once, a model of 400, 50, 600, 50 and 300 ms`,
    ...clients.map((client) => both(timesOf(paced[client], 'gathered'))),
    '',
  ],
  [
    'the silence that ends a turn waits in the browser, median / p95, ms',
    ...clients.map((client) => both(timesOf(paced[client], 'kept'))),
    '0',
  ],
  [
    'from the third chunk over Wren until she stops, median / p95, ms',
    ...clients.map((client) => both(stops[client])),
    'not slower',
  ],
  ...[...levels].map(([count, level]) => [
    `to the first sound, ${count} at once, a model that takes no time, median / p95, ms`,
    both(timesOf(level, 'answered')),
    '',
    '',
  ]),
  [
    `to the first sound, ${measured} at once, a model of 400, 50, 600, 50 and 300 ms, median / p95, ms`,
    ...clients.map((client) => both(timesOf(paced[client], 'answered'))),
    '1600 (p95)',
  ],
];

/** The rows of the section. Those of what was lost leave out the level that is too many for the machine. */
export const rowsOf = (all: Measured): string[][] => {
  const { levels, paced } = all;
  const usable = [
    ...[...levels].filter(([count]) => count <= measured).map(([, level]) => level),
    ...clients.map((client) => paced[client]),
  ];
  const talked = usable.flatMap((level) => level.talked);
  const said = sum(talked.map(({ turns }) => turns.length));
  const logged = usable.flatMap((level) => level.logged);
  const ofSaid = (count: number) => `${((100 * count) / said).toFixed(2)}% of ${said}`;
  const incomplete = (client: Client) =>
    `${(100 * incompleteOf(household(randomNumbers(7)), simulatedTurns, client)).toFixed(3)}% of ${simulatedTurns}`;
  const share = ({ talked: some }: Level) =>
    ((100 * sum(some.map((one) => one.spoken))) / 60 / sum(some.map((one) => one.minutes))).toFixed(0);
  const one = (what: string, figure: string, aim: string) => [what, figure, '', aim];
  return [
    ...speedRows(all),
    one('turns with sound missing', ofSaid(logged.filter(({ missing }) => missing > 0).length), '0.15%'),
    ['the same, simulated with the rules of the functions', ...clients.map(incomplete), '0.15%'],
    one(
      'turns without an answer',
      ofSaid(talked.flatMap(({ turns }) => turns).filter(({ answered }) => answered === undefined).length),
      '0',
    ),
    one('turns answered twice', ofSaid(Math.max(0, logged.length - said)), '0'),
    one(
      `end of ${talked.length} voice chats, p99, ms`,
      whole(
        talked.map(({ end }) => end),
        0.99,
      ),
      '300',
    ),
    one(
      'voice chats that were not paid exactly once',
      String(talked.filter(({ isPaidOnce }) => !isPaidOnce).length),
      '0',
    ),
    ['speech, % of the time', ...clients.map((client) => share(paced[client])), '45'],
    ...costRows(paced),
  ];
};
