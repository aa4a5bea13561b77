import { memoryOf } from '../../lib/declaration';
import { callerAt } from '../caller';
import { startMeasured } from '../measured-cloud';
import { startModel } from '../model';
import { figure, type Section } from '../report';
import { sum } from '../statistics';
import { type Invoked, timedFunctions } from '../timed-function';
import { declaredAs, gigabyteSecondsOf } from './memory';
import { meterOf, type Part } from './meter';
import { costOf, type Used } from './prices';
import { slowTutor, waits } from './slow-tutor';
import { studentDay } from './student-day';

const book = 'the-robot-in-room-twelve';
/** Days in a month on which a student is there. */
const daysOfMonth = 20;
const stages = [1000, 100_000, 10_000_000];

const cells = (used: Used): string[] => [
  figure(used.requests ?? 0),
  figure(used.jobs ?? 0),
  figure(used.readUnits),
  figure(used.writeUnits),
  figure(used.gigabyteSeconds),
  figure(costOf(used) * 1e6),
];

/** What all parts of a day use together. */
const dayOf = (parts: readonly Part[]): Used => {
  const of = (what: keyof Part['used']) => sum(parts.map(({ times, used }) => times * used[what]));
  return {
    requests: of('requests'),
    jobs: of('jobs'),
    readUnits: of('readUnits'),
    writeUnits: of('writeUnits'),
    invocations: of('invocations'),
    gigabyteSeconds: of('gigabyteSeconds'),
  };
};

/** Cells for a row that has only one figure. */
const only = (place: number, text: string) => Array.from({ length: 7 }, (_, i) => (i === place ? text : ''));

/** The functions that cost the most, with their gigabyte-seconds in a day. */
const byFunction = (parts: readonly Part[]): string[][] => {
  const all = parts.flatMap(({ times, invoked }) =>
    invoked.map((one) => ({
      name: declaredAs(one.name)?.name ?? one.name,
      memory: memoryOf(declaredAs(one.name) ?? {}),
      seconds: times * gigabyteSecondsOf(one),
    })),
  );
  return [...Map.groupBy(all, ({ name }) => name)]
    .map(([name, calls]) => ({
      name,
      memory: calls[0]?.memory,
      seconds: sum(calls.map((one) => one.seconds)),
    }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ name, memory, seconds }) => [
      `GB-seconds of ${name} (${memory} MB)`,
      ...only(5, figure(seconds)),
    ]);
};

const rowsOf = (parts: readonly Part[], alone: number): string[][] => {
  const day = dayOf(parts);
  const dollars = (students: number) => figure(students * daysOfMonth * costOf(day));
  return [
    ...parts.map(({ name, times, used }) => [name, String(times), ...cells(used)]),
    ['the day together', '', ...cells(day)],
    ['boards, if all awards came alone', ...only(4, figure(alone))],
    ...byFunction(parts),
    ...stages.map((students) => [
      `dollars a month, ${students.toLocaleString('en-US')} students a day`,
      ...only(6, dollars(students)),
    ]),
  ];
};

const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;

/** The use of AWS by a student on one day, and what it costs. */
export const costOfAStudentDay = async (): Promise<Section> => {
  const invoked: Invoked[] = [];
  const Timed = timedFunctions(invoked);
  const { cloud, used, createStudent } = await startMeasured({
    createFunction: (options) => new Timed(options),
  });
  try {
    await cloud.deploy();
    const meter = meterOf({ used, invoked });
    const day = async (email: string, { part }: Pick<typeof meter, 'part'>) => {
      await createStudent(email);
      const call = await callerAt(cloud.url)(email);
      const counted: typeof call = (endpoint, input) => {
        meter.onRequest();
        return call(endpoint, input);
      };
      await studentDay(counted, { part }, () => cloud.clock.advance('PT30S'));
    };
    // The first student starts the functions, and has the questions of the book written that serve everybody.
    await day('first@bench.test', { part: (_name, _times, run) => run() });
    const model = await startModel(slowTutor(), cloud);
    await day('second@bench.test', meter);
    model.close();
    return {
      title: 'What a student’s day costs',
      about: `A student who does a bit of everything, in a book that others have read before (${book}); how often is our assumption (bench/cost/student-day.ts). Work behind queues and the stream is included, but for the boards: a window of a minute takes the awards of all students, and the more there are, the less each one costs (*Leaderboards under load*). Schedules, which look once for all students, voice chats, the model’s own price, mails, files and logs are not. The gaps of the article are filled by chance, most of them wrongly. The demo tutor answers as slowly as a hosted model: ${seconds(waits['chat/completions'])} for a completion, ${seconds(waits.moderations)} for moderation and vectors, ${seconds(waits['images/generations'])} for a picture. The time of a function is that of this machine. A month has ${daysOfMonth} days of reading. List prices on demand, us-east-1.`,
      columns: [
        'what',
        'times a day',
        'requests',
        'jobs',
        'read units',
        'write units',
        'GB-seconds',
        'dollars a million',
      ],
      rows: rowsOf(meter.parts, meter.shared.writeUnits),
    };
  } finally {
    await cloud.close();
  }
};
