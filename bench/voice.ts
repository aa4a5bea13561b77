import { chunkMilliseconds } from '../contract/rules/voice';
import { startBuilt } from '../local/built-cloud';
import type { Usage } from '../local/dynamodb';
import { seedFunction } from '../local/seed/seed';
import { createStudent } from '../local/seed/student';
import { callerAt } from './caller';
import { startModel } from './model';
import { randomNumbers } from './random';
import type { Section } from './report';
import { type Invoked, timedFunctions } from './timed-function';
import { talk } from './voice/child';
import { columns, type Level, measured, rowsOf } from './voice/figures';
import { interrupt } from './voice/interrupting';
import type { Client } from './voice/microphone';
import { immediate, talker, usual } from './voice/model';
import { household } from './voice/network';

/**
 * Levels of load: the number of children who talk at once, and for how many seconds. The last level exceeds the capacity of the
 * machine on purpose.
 */
const ramp = [
  [1, 40],
  [10, 50],
  [40, 25],
] as const;
const pacedSeconds = 50;
const interruptions = 6;

/** The turns that a function logged as answered. */
const turnsIn = (lines: readonly string[]) =>
  lines
    .filter((line) => line.includes('"message":"voice turn"'))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as { missing: number });

const isVoice = (name: string) => /^(Realtime|VoiceTurn)/.test(name);

const about = `Children who talk at once, in real time, through the deployed bundles, over a network that overtakes 2% of the messages and repeats 1%. Times run from the last message that a turn needed (a row of five silent ones, and the speech before it), as it was sent: the overhead until its sound is gathered and the model asked, and further to the first sound of the answer. ${ramp.at(-1)?.[0]} at once are meant to be too many for this machine, which the load generator, the functions and the services share; the rows below leave them out. *Single chunks* is a client that sends a message for each 128 ms, as ours did before. Units, calls and cost are those of the paced talks, with their beginnings and ends; the waits for the model count as time of the functions. That no turn is answered twice is tried on ten thousand turns by \`npm run test:random\`.`;

/** The speed, completeness and cost of many simultaneous voice chats. */
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
  const bookId = 'the-robot-in-room-twelve';
  const talks = async (count: number, seconds: number, client: Client = 'browser'): Promise<Level> => {
    const callers = [];
    for (let i = 0; i < count; i++) callers.push(await newCaller());
    const since = { used: used.length, invoked: invoked.length, logs: cloud.logs.length };
    const talked = await Promise.all(
      callers.map(async (call, i) => {
        // Children start at different moments.
        await new Promise((resolve) => setTimeout(resolve, (i * 53 * chunkMilliseconds) / count));
        return talk({ url: cloud.url, call, bookId, client, network: household(random), seconds });
      }),
    );
    return {
      talked,
      used: used.slice(since.used).filter(({ caller }) => isVoice(caller)),
      invoked: invoked.slice(since.invoked).filter(({ name }) => isVoice(name)),
      logged: turnsIn(cloud.logs.slice(since.logs)),
    };
  };
  /** Two children who speak over Wren. */
  const interrupted = async (client: Client): Promise<number[]> => {
    const callers = [await newCaller(), await newCaller()];
    const stops = callers.map((call) =>
      interrupt({ url: cloud.url, call, bookId, client, network: household(random), times: interruptions }),
    );
    return (await Promise.all(stops)).flat();
  };
  try {
    await cloud.deploy();
    // Warms up the functions.
    await talks(4, 10);
    const levels = new Map<number, Level>();
    for (const [count, seconds] of ramp.slice(0, -1)) levels.set(count, await talks(count, seconds));
    pace = usual;
    const paced = {
      browser: await talks(measured, pacedSeconds),
      single: await talks(measured, pacedSeconds, 'single'),
    };
    // At the same time, so that both meet the same load.
    const [browser, single] = await Promise.all([interrupted('browser'), interrupted('single')]);
    const stops = { browser, single };
    pace = immediate;
    for (const [count, seconds] of ramp.slice(-1)) levels.set(count, await talks(count, seconds));
    return { title: 'Voice chats', about, columns, rows: rowsOf({ levels, paced, stops }) };
  } finally {
    model.close();
    await cloud.close();
  }
};
