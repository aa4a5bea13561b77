import { functions } from '../lib/functions';
import { startBuilt } from '../local/built-cloud';
import type { Usage } from '../local/dynamodb';
import { seedFunction } from '../local/seed/seed';
import { createStudent } from '../local/seed/student';
import { callerAt } from './caller';
import { startModel } from './model';
import { randomNumbers } from './random';
import type { Section } from './report';
import { type Invoked, timedFunctions } from './timed-function';
import { type Talked, talk } from './voice/child';
import { costOf, type Minute } from './voice/cost';
import { immediate, talker, usual } from './voice/model';
import { chunkMilliseconds, household } from './voice/network';
import { incompleteOf } from './voice/overtaking';

/** Children at once, and for how many seconds. The last level is meant to be too much, and comes last. */
const ramp = [
  [1, 40],
  [10, 50],
  [40, 25],
] as const;
const measured = 10;
const pacedSeconds = 50;
const simulatedTurns = 20_000;

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

const memoryOf = (name: string) =>
  functions.find((one) => name.toLowerCase().startsWith(`${one.name}function`.toLowerCase()))?.memory ?? 128;

/** A turn as the function that answers it logs it. */
const turnsIn = (lines: readonly string[]) =>
  lines
    .filter((line) => line.includes('"message":"voice turn"'))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as { missing: number });

const isVoice = (name: string) => /^(Realtime|VoiceTurn)/.test(name);

/** What happened while some children talked at once. */
interface Level {
  readonly talked: readonly Talked[];
  readonly used: readonly Usage[];
  readonly invoked: readonly Invoked[];
  /** The log's lines of turns that were answered. */
  readonly logged: readonly { readonly missing: number }[];
}

const minuteOf = ({ talked, used, invoked }: Level): Minute => {
  const minutes = sum(talked.map((one) => one.minutes));
  const gigabyteSeconds = invoked.map(
    ({ name, milliseconds }) => (memoryOf(name) / 1024) * (milliseconds / 1000),
  );
  return {
    readUnits: sum(used.map((one) => one.readUnits)) / minutes,
    writeUnits: sum(used.map((one) => one.writeUnits)) / minutes,
    invocations: invoked.length / minutes,
    gigabyteSeconds: sum(gigabyteSeconds) / minutes,
    messages: sum(talked.map((one) => one.messages)) / minutes,
    connection: 1,
  };
};

/** The times of what came, and an endless one for what did not. */
const timesOf = ({ talked }: Level, what: 'gathered' | 'answered') =>
  talked.flatMap(({ turns }) => turns.map((turn) => turn[what] ?? Number.POSITIVE_INFINITY));

const rowsOf = (levels: ReadonlyMap<number, Level>, paced: Level): string[][] => {
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
    ['messages of the socket a minute', minute.messages.toFixed(0), ''],
    ['calls of functions a minute', minute.invocations.toFixed(0), ''],
    ['GB-seconds of functions a minute', minute.gigabyteSeconds.toFixed(2), ''],
    ['dollars of AWS a minute, without transfer', costOf(minute).toFixed(5), '0.00125'],
  ];
};

const about = `Children who talk at once, in real time, through the deployed bundles, over a network that overtakes 2% of the messages and repeats 1%. Times run from the last message that a turn needed (a row of five silent ones, and the speech before it), as it was sent: the overhead until its sound is gathered and the model asked, and further to the first sound of the answer. ${ramp.at(-1)?.[0]} at once are meant to be too many for this machine, which the load generator, the functions and the services share; the rows below leave them out. Units, calls and cost are those of the paced talks, with their beginnings and ends; the waits for the model count as time of the functions. That no turn is answered twice is tried on ten thousand turns by \`npm run test:deep\`.`;

/** Many voice chats at once: how fast, how sound, and what they cost. */
export const voiceChats = async (): Promise<Section> => {
  const used: Usage[] = [];
  const invoked: Invoked[] = [];
  const Timed = timedFunctions(invoked);
  const cloud = await startBuilt({
    createFunction: (options) => new Timed(options),
    onUsage: (usage) => used.push(usage),
  });
  let pace = immediate;
  const model = await startModel(
    talker(() => pace),
    cloud,
  );
  const random = randomNumbers(16);
  let children = 0;
  const newCaller = async () => {
    const email = `voice-${children++}@bench.test`;
    await createStudent(
      cloud.identity,
      (task) => cloud.invoke(seedFunction, task),
      email,
      'read-more-books-1',
    );
    return callerAt(cloud.url)(email);
  };
  const talks = async (count: number, seconds: number): Promise<Level> => {
    const callers = [];
    for (let i = 0; i < count; i++) callers.push(await newCaller());
    const since = { used: used.length, invoked: invoked.length, logs: cloud.logs.length };
    const talked = await Promise.all(
      callers.map(async (call, i) => {
        // Not all say their first word at the same moment.
        await new Promise((resolve) => setTimeout(resolve, (i * 53 * chunkMilliseconds) / count));
        const bookId = 'the-robot-in-room-twelve';
        return talk({ url: cloud.url, call, bookId, network: household(random), seconds });
      }),
    );
    return {
      talked,
      used: used.slice(since.used).filter(({ caller }) => isVoice(caller)),
      invoked: invoked.slice(since.invoked).filter(({ name }) => isVoice(name)),
      logged: turnsIn(cloud.logs.slice(since.logs)),
    };
  };
  try {
    await cloud.deploy();
    // Starts the functions, and lets them be compiled.
    await talks(4, 10);
    const levels = new Map<number, Level>();
    for (const [count, seconds] of ramp.slice(0, -1)) levels.set(count, await talks(count, seconds));
    pace = usual;
    const paced = await talks(measured, pacedSeconds);
    pace = immediate;
    for (const [count, seconds] of ramp.slice(-1)) levels.set(count, await talks(count, seconds));
    return { title: 'Voice chats', about, columns: ['what', 'figure', 'aim'], rows: rowsOf(levels, paced) };
  } finally {
    model.close();
    await cloud.close();
  }
};
