/** What a stage of a size allows. Each can be overridden in the settings. */
interface Size {
  /** For how many students on a day the size is made. */
  readonly studentsADay: number;
  readonly requestsPerSecond: number;
  readonly messagesPerSecond: number;
  readonly voiceChats: number;
  readonly signInsPerSecond: number;
  readonly mailsPerDay: number;
  readonly mailsPerSecond: number;
  readonly monthlyDollars: number;
  readonly workerConcurrency: Readonly<Record<string, number>>;
  readonly ai: {
    readonly schoolDaily: number;
    readonly stageDaily: number;
    readonly dollars: { readonly school: number; readonly stage: number };
  };
}

/** The messages of a voice chat in a second, from the browser. A client that sends single chunks sends eight. */
export const messagesOfVoiceChat = 4;

/**
 * The sizes of a stage. A student makes some forty requests on a day (`npm run bench -- cost`). We assume that a fifth of a day's use
 * falls into its busiest hour, that the busiest second has three times the mean of that hour, that one student in two hundred is in
 * a voice chat then, for whom there are twice as many places, and that all guardians get a letter on Sunday. A student may cause 30
 * units of AI work and five cents a day on average; a school of a district has 2,000 of them at most.
 */
export const sizes = {
  school: {
    studentsADay: 1000,
    requestsPerSecond: 500,
    messagesPerSecond: 500,
    voiceChats: 100,
    signInsPerSecond: 10,
    mailsPerDay: 5000,
    mailsPerSecond: 14,
    monthlyDollars: 200,
    workerConcurrency: {},
    ai: { schoolDaily: 30_000, stageDaily: 30_000, dollars: { school: 50, stage: 50 } },
  },
  district: {
    studentsADay: 100_000,
    requestsPerSecond: 2000,
    messagesPerSecond: 4000,
    voiceChats: 1000,
    signInsPerSecond: 100,
    mailsPerDay: 200_000,
    mailsPerSecond: 50,
    monthlyDollars: 5000,
    workerConcurrency: {
      analyticsWorker: 10,
      articlesWorker: 170,
      booksWorker: 30,
      comicsWorker: 100,
      quizWorker: 60,
      settlementWorker: 32,
      usersCheckNames: 10,
    },
    ai: { schoolDaily: 60_000, stageDaily: 3_000_000, dollars: { school: 100, stage: 5000 } },
  },
  nation: {
    studentsADay: 1_000_000,
    requestsPerSecond: 10_000,
    messagesPerSecond: 40_000,
    voiceChats: 10_000,
    signInsPerSecond: 500,
    mailsPerDay: 2_000_000,
    mailsPerSecond: 500,
    monthlyDollars: 50_000,
    workerConcurrency: {
      analyticsWorker: 50,
      articlesWorker: 1000,
      booksWorker: 100,
      comicsWorker: 1000,
      exportsWorker: 20,
      quizWorker: 300,
      settlementWorker: 64,
      usersCheckNames: 50,
    },
    ai: { schoolDaily: 60_000, stageDaily: 30_000_000, dollars: { school: 100, stage: 50_000 } },
  },
} as const satisfies Record<string, Size>;

export type SizeName = keyof typeof sizes;
export const sizeNames = Object.keys(sizes) as SizeName[];

const isSize = (name: unknown): name is SizeName => typeof name === 'string' && Object.hasOwn(sizes, name);

/** The settings of a size; none without a size, or for an unknown one, which the schema refuses. */
export const settingsOfSize = (name: unknown) => {
  if (!isSize(name)) return { workerConcurrency: {}, ai: undefined };
  const { studentsADay: _, ...settings } = sizes[name];
  return settings;
};

/** The names with the students of a day, for a message: `"school" (1,000 students a day), …`. */
export const sizesInWords = sizeNames
  .map((name) => `"${name}" (${sizes[name].studentsADay.toLocaleString('en-US')} students a day)`)
  .join(', ');
