import { largestUpload } from '../../contract/imports/endpoints';
import { putTexts } from '../books/add-original';
import { gradeOfText } from '../books/grade-of-text';
import { now, secondsFrom } from '../platform/clock';
import { log } from '../platform/log';
import { readMedia, removeMedia } from '../platform/media';
import { NotYet } from '../platform/queue/work-off';
import { all, any, below, equal } from '../platform/table/condition';
import { expected, isToRead } from './expected';
import { bookImports } from './store';
import { readUpload } from './text/read-upload';
import { speakersIn } from './text/speakers';
import type { SplitChapter } from './text/split';
import { type ImportProblem, Unreadable } from './text/unreadable';

/** Longer than the timeout of the function: when the lease ends, its holder is dead. */
const leaseSeconds = 120;

const file = (id: string) => ({ prefix: 'imports', name: id }) as const;

/** Ends a lease and stores the outcome. Does nothing if the book was removed, or another worker has the lease. */
const settle = (id: string, lease: string, outcome: Record<string, unknown>) =>
  bookImports.update({ id }, { set: { ...outcome, lease_until: null } }, equal('lease_until', lease));

/** A file that has killed two workers is not read again. */
const mostDeaths = 2;

/** On the last try the failure is stored in advance, because a killed worker cannot store it; success replaces it. */
const stateFor = (giveUp: boolean) =>
  giveUp ? { status: 'failed', problem: 'import_failed' } : { status: 'reading' };

/** Takes the lease. `deaths` includes the holder of a lease that ended without being given back. */
const take = async (id: string, deaths: number, giveUp: boolean): Promise<string> => {
  const lease = secondsFrom(now(), leaseSeconds).toISOString();
  const won = await bookImports.update(
    { id },
    { set: { ...stateFor(giveUp), ...expected(), lease_until: lease, deaths } },
    all(isToRead, any(equal('lease_until', null), below('lease_until', now().toISOString()))),
  );
  // Another worker reads the file: the job comes back in case that worker dies.
  if (!won) throw new NotYet(leaseSeconds);
  return lease;
};

const beginning = (text: string) => {
  const start = text.replace(/\s+/g, ' ').slice(0, 160);
  return start.length < 160 ? start : `${start.slice(0, start.lastIndexOf(' '))}…`;
};

const summary = ({ title, text }: SplitChapter) => ({
  title,
  words: text.split(/\s+/).length,
  begins: beginning(text),
});

const split = async (id: string, lease: string) => {
  const bytes = await readMedia(file(id), largestUpload);
  if (bytes === undefined) throw new Unreadable('import_not_uploaded');
  const { chapters, ...book } = await readUpload(bytes);
  const tell = (done: number) =>
    bookImports.update(
      { id },
      { set: { progress: { done, of: chapters.length } } },
      equal('lease_until', lease),
    );
  await putTexts(id, chapters, tell);
  return {
    ...book,
    chapters: chapters.map(summary),
    speakers: speakersIn(chapters.map(({ text }) => text)),
    reading_grade: gradeOfText(chapters),
  };
};

/**
 * Reads an uploaded file and stores the texts of its chapters, which are not served before an operator accepts the book.
 * Idempotent, also after a crash at any stage; a second crash fails the import. Throws `NotYet`, or an error that a retry may
 * resolve; other problems are stored.
 */
export const readFile = async (id: string, giveUp: boolean): Promise<void> => {
  const before = await bookImports.get({ id }, { consistent: true });
  if (before?.status !== 'waiting' && before?.status !== 'reading') return;
  const deaths = before.deaths + (before.lease_until === null ? 0 : 1);
  const lease = await take(id, deaths, giveUp);
  const fail = (problem: ImportProblem) => settle(id, lease, { status: 'failed', problem, progress: null });
  if (deaths >= mostDeaths) {
    log.error('workers ended while reading', undefined, { import: id, deaths });
    await fail('import_failed');
    return;
  }
  try {
    const found = await split(id, lease);
    const isOurs = await settle(id, lease, { status: 'found', found, progress: null, problem: null });
    if (isOurs) await removeMedia(file(id));
  } catch (error) {
    if (error instanceof Unreadable) {
      await fail(error.problem);
      return removeMedia(file(id));
    }
    if (giveUp) await fail('import_failed');
    else await settle(id, lease, expected());
    throw error;
  }
};
