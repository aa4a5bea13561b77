import { functions } from '../lib/functions';
import { buildAll, built } from '../local/build/build';
import { startCloud } from '../local/cloud';
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

const seconds = 60;
const ramp = [1, 10, 40];
const measured = 10;

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

const answered = ({ answers }: Talked) => answers.filter((one) => one !== undefined);

const memoryOf = (name: string) =>
  functions.find((one) => name.toLowerCase().startsWith(`${one.name}function`.toLowerCase()))?.memory ?? 128;

/** A turn as the function that answers it logs it. */
const turnsIn = (lines: readonly string[]) =>
  lines
    .filter((line) => line.includes('"message":"voice turn"'))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as { missing: number });

const isVoice = (name: string) => /^(Realtime|VoiceTurn)/.test(name);

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** Many voice chats at once: how fast, how sound, and what they cost. */
export const voiceChats = async (): Promise<Section> => {
  await buildAll(() => undefined);
  const used: Usage[] = [];
  const invoked: Invoked[] = [];
  const Timed = timedFunctions(invoked);
  const cloud = await startCloud({
    templateFolder: built.template,
    siteFolder: built.site,
    port: 0,
    extraFunctions: { [seedFunction]: built.seed },
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
  const talks = async (count: number, forSeconds = seconds) => {
    const callers = [];
    for (let i = 0; i < count; i++) {
      const email = `voice-${children++}@bench.test`;
      const run = (task: object) => cloud.invoke(seedFunction, task);
      await createStudent(cloud.identity, run, email, 'read-more-books-1');
      callers.push(await callerAt(cloud.url)(email));
    }
    const since = { used: used.length, invoked: invoked.length, logs: cloud.logs.length };
    const talked = await Promise.all(
      callers.map((call, i) =>
        // Not all say their first word at the same moment.
        new Promise((resolve) => setTimeout(resolve, (i * 7 * chunkMilliseconds) / count)).then(() =>
          talk({
            url: cloud.url,
            call,
            bookId: 'the-robot-in-room-twelve',
            network: household(random),
            seconds: forSeconds,
          }),
        ),
      ),
    );
    return {
      talked,
      answers: talked.flatMap(answered),
      said: sum(talked.map(({ answers }) => answers.length)),
      used: used.slice(since.used).filter(({ caller }) => isVoice(caller)),
      invoked: invoked.slice(since.invoked),
      turns: turnsIn(cloud.logs.slice(since.logs)),
    };
  };
  try {
    await cloud.deploy();
    // The first one starts the functions.
    await talks(1, 1);
    const levels = new Map<number, Awaited<ReturnType<typeof talks>>>();
    for (const count of ramp) levels.set(count, await talks(count));
    pace = usual;
    const paced = await talks(measured);

    const all = [...levels.values(), paced];
    const said = sum(all.map((one) => one.said));
    const turns = all.flatMap((one) => one.turns);
    const ends = all.flatMap(({ talked }) => talked.map(({ end }) => end));
    const at = levels.get(measured) ?? paced;
    const minutes = sum(at.talked.map((one) => one.minutes));
    const voice = at.invoked.filter(({ name }) => isVoice(name));
    const minute: Minute = {
      readUnits: sum(at.used.map((one) => one.readUnits)) / minutes,
      writeUnits: sum(at.used.map((one) => one.writeUnits)) / minutes,
      invocations: voice.length / minutes,
      gigabyteSeconds:
        sum(voice.map(({ name, milliseconds }) => (memoryOf(name) / 1024) * (milliseconds / 1000))) / minutes,
      // Of each answer: two statuses, three captions and four parts of sound.
      messages: 60_000 / chunkMilliseconds + (9 * at.said) / minutes,
    };
    const milliseconds = (values: readonly number[], share: number) => percentile(values, share).toFixed(0);
    const share = (count: number) => `${((100 * count) / said).toFixed(2)}% of ${said}`;
    return {
      title: 'Voice chats',
      about: `Children who talk for ${seconds} s at once, in real time, through the deployed bundles, over a network that overtakes 2% of the messages and repeats 1%. 45% of the time is speech. The time of an answer runs from the last message that the turn needed, as it was sent, to its first sound. Load generator, functions and services share this machine. That no turn is answered twice is tried on ten thousand turns by \`npm run test:deep\`.`,
      columns: ['what', 'figure', 'aim'],
      rows: [
        ...ramp.map((count) => {
          const { answers } = levels.get(count) ?? at;
          return [
            `our own overhead of a turn with ${count} at once, median / p95, ms`,
            `${milliseconds(answers, 0.5)} / ${milliseconds(answers, 0.95)}`,
            count === measured ? '60 (p95)' : '',
          ];
        }),
        [
          'to the first sound with a model of 400, 50, 600 and 300 ms, p95, ms',
          milliseconds(paced.answers, 0.95),
          '1600',
        ],
        ['turns with sound missing', share(turns.filter(({ missing }) => missing > 0).length), '0.15%'],
        ['turns without an answer', share(said - sum(all.map(({ answers }) => answers.length))), '0'],
        ['turns answered twice', share(Math.max(0, turns.length - said)), '0'],
        [`end of ${ends.length} voice chats, p99, ms`, milliseconds(ends, 0.99), '300'],
        [
          'voice chats that were not paid exactly once',
          String(all.flatMap(({ talked }) => talked).filter(({ isPaidOnce }) => !isPaidOnce).length),
          '0',
        ],
        ['read units a minute', minute.readUnits.toFixed(0), ''],
        ['write units a minute', minute.writeUnits.toFixed(0), ''],
        ['calls of functions a minute', minute.invocations.toFixed(0), ''],
        ['GB-seconds of functions a minute', minute.gigabyteSeconds.toFixed(2), ''],
        ['dollars of AWS a minute, without transfer', costOf(minute).toFixed(5), '0.00125'],
      ],
    };
  } finally {
    model.close();
    await cloud.close();
  }
};
