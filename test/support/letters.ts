import { letters } from '../../contract/letters/endpoints';
import type { LetterKind } from '../../contract/letters/kinds';
import { nextLetter } from '../../contract/rules/letters';
import type { NewUser } from '../../lambdas/users/create-user';
import type { Mail } from '../../local/outbox';
import { advanceClock, ask, atRest, cloud, eventually, functionLogs, queueSizes, seed } from './cloud';
import { changeFields } from './friends';
import { mailsTo } from './mail';
import { createPerson, type Person } from './people';

export const clockNow = async (): Promise<Date> =>
  new Date((await ask(`${cloud.url}/_local/clock`)).body.now);

/** A guardian with an account, and a child in this time zone. */
export const createFamily = async (time_zone: string | null = null, of: Partial<NewUser> = {}) => {
  const [child, guardian] = await Promise.all([createPerson('student', of), createPerson('parent')]);
  await seed({ task: 'guardian', adult: guardian.email, childId: child.id });
  if (time_zone !== null) await changeFields(child.id, { time_zone });
  return { child, guardian };
};

export const choose = ({ call }: Pick<Person, 'call'>, kind: LetterKind, on = true, time_zone?: string) =>
  call(letters.choose, { body: { kind, on, ...(time_zone && { time_zone }) } });

const runs = async () => (await functionLogs()).filter((line) => line.includes('"letters ordered"')).length;

/** More than a suite orders at a time, and less than a letter has tries for. */
const mostLetters = 30;

const areLettersWaiting = async () =>
  Object.entries(await queueSizes()).some(([id, size]) => /^LettersWorkerQueue/.test(id) && size > 0);

/** Moves the clock to a moment; resolves when the letters that are due there are sent. */
export const moveTo = async (at: Date): Promise<void> => {
  await atRest();
  const before = await runs();
  const seconds = Math.ceil((at.getTime() - (await clockNow()).getTime()) / 1000);
  await advanceClock(`PT${seconds}S`);
  await eventually(async () => ((await runs()) > before ? true : undefined));
  await atRest();
  // A run orders a letter every two seconds; some of them fail on purpose, and wait longer.
  for (let letters = 0; letters < mostLetters && (await areLettersWaiting()); letters++) {
    await advanceClock('PT2S');
    await atRest();
  }
};

/** The schedule runs every five minutes. */
const runMilliseconds = 6 * 60_000;

/** Moves the clock to shortly after the next letter of a zone, or by these minutes from it. */
export const toLetter = async (kind: LetterKind, zone: string, minutes = 0): Promise<string> => {
  const { at, day } = nextLetter(kind, zone, await clockNow());
  await moveTo(new Date(at.getTime() + runMilliseconds + minutes * 60_000));
  return day;
};

export const isLetter = ({ headers }: Mail): boolean => headers?.['List-Unsubscribe'] !== undefined;

export const lettersTo = async (address: string): Promise<Mail[]> =>
  (await mailsTo(address)).filter(isLetter);

/** The call that a mail program makes when its reader presses "Unsubscribe". */
export const oneClick = ({ headers }: Mail) => {
  const address = /^<(.+)>$/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  return ask(address, {
    method: 'POST',
    body: new Blob(['List-Unsubscribe=One-Click'], { type: 'application/x-www-form-urlencoded' }),
  });
};
