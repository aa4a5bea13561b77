import { setTimeout as pause } from 'node:timers/promises';
import { copies } from '../contract/exports/endpoints';
import { quiz } from '../contract/quiz/endpoints';
import { seedDemo } from '../local/seed/seed';
import { apart, type RunApart } from './apart';
import { callerAt } from './caller';
import { startMeasured, unitsOf } from './measured-cloud';
import type { Section } from './report';

/** What a child has after three years of daily reading. */
const years = {
  days: 2000,
  entries: 6000,
  talks: 900,
  withWords: 75,
  turnsEach: 12,
  comics: 700,
  pictureBytes: 150_000,
  quizzes: 1500,
  articles: 1000,
  words: 300,
  friends: 200,
  classes: 3,
  guardians: 1,
};

const bookId = 'the-robot-in-room-twelve';

/** The time and the memory of the copy of a child with three years of reading, for its guardian. */
export const exportOfYears = async (): Promise<Section> => {
  const runs: RunApart[] = [];
  const Apart = apart('ExportsWorker', runs);
  const { cloud, used, run, createStudent } = await startMeasured({
    createFunction: (options) => new Apart(options),
  });
  try {
    await seedDemo(cloud, cloud.deploy());
    const as = callerAt(cloud.url);
    const userId = await createStudent('years@bench.test');
    const child = await as('years@bench.test');
    const given = await child(quiz.start, { query: { id: bookId, end_chapter: '2' } });
    const answers = given.quiz.map(({ question, options, correct_option }) => ({
      question,
      options,
      correct_option,
      user_answer: correct_option,
    }));
    const { start_chapter, end_chapter } = given;
    await child(quiz.submit, {
      body: { book_id: bookId, start_chapter, end_chapter, score: 10, points: 0, answers },
    });
    await run({ task: 'years', userId, ...years });
    const guardian = await as('parent@home.test');
    const params = { about: userId };
    const before = used.length;
    await guardian(copies.ask, { params });
    const finished = async () => {
      for (;;) {
        const { export: copy } = await guardian(copies.look, { params });
        if (copy?.state === 'ready') return copy;
        if (copy?.state === 'failed') throw new Error('The copy has failed');
        await pause(500);
      }
    };
    const { size } = await finished();
    // The process ends shortly after its work.
    while (runs.length === 0) await pause(100);
    const [{ seconds, peak }] = runs as [RunApart];
    const units = used.slice(before);
    return {
      title: 'A copy of the data',
      about: `A child has ${years.days} days, ${years.entries} ledger entries, ${years.talks} talks (${years.withWords} with words, ${years.turnsEach} turns each), ${years.comics} comics with pictures of ${years.pictureBytes / 1000} KB, ${years.quizzes} quizzes, ${years.articles} articles, ${years.words} words, ${years.friends} friends and ${1 + years.guardians + years.classes} grown-ups, ${years.classes} of them teachers with a class. A guardian asks for the copy; the worker runs in a process of its own.`,
      columns: ['what', 'figure', 'aim'],
      rows: [
        ['seconds, with the start of the process', seconds.toFixed(1), '60'],
        ['peak of resident memory, MB', peak.toFixed(0), '512'],
        ['size of the file, MB', ((size ?? 0) / 1_000_000).toFixed(0), ''],
        ['read units, with those of the polls', unitsOf(units, 'readUnits').toFixed(0), ''],
        ['write units', unitsOf(units, 'writeUnits').toFixed(0), ''],
      ],
    };
  } finally {
    await cloud.close();
  }
};
