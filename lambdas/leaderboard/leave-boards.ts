import { dayOfNumber, newYorkDay, numberOfDay } from '../../contract/rules/day';
import { schoolKey } from '../../contract/rules/school';
import { weeksBefore } from '../../contract/rules/week';
import { students } from '../accounts/students';
import { dayRoster } from '../ledger/roster';
import { rosterDays, rosters } from '../ledger/store';
import { now } from '../platform/clock';
import { inParallel } from '../platform/in-parallel';
import { grownUpsOf } from '../relations/store';
import { forgetBoards } from './school-store';
import { discardWith, endedWeeks } from './top';

interface Pupil {
  readonly user_id: string;
  readonly email: string | null;
  readonly school: string | null;
}

/** Discards the boards of a student's school and classes, which are made anew without the person. */
export const forgetOwnBoards = async ({ user_id, email, school }: Pupil): Promise<void> => {
  const key = email === null ? null : schoolKey(email, school);
  const classes = (await grownUpsOf(user_id)).flatMap((supervision) => supervision.classes);
  for (const board of [...(key === null ? [] : [key]), ...classes.map((id) => `class:${id}`)])
    await forgetBoards(board);
};

/** The weeks and days whose rosters are still kept; a day more, because days begin at different times. */
const rostersKept = (): string[] => {
  const today = numberOfDay(newYorkDay(now()));
  const days = Array.from({ length: rosterDays + 2 }, (_, i) => dayRoster(dayOfNumber(today + 1 - i)));
  const weeks = Array.from({ length: Math.ceil(rosterDays / 7) + 1 }, (_, i) => weeksBefore(now(), i));
  return [...days, ...weeks];
};

/**
 * Takes a student off the lists that boards and settlements process. The lists of the best follow the table's stream, and have
 * forgotten the student since the account was shut, except those of weeks that were over.
 */
export const leaveBoards = async (leaving: Pupil): Promise<void> => {
  const { user_id } = leaving;
  await students.remove({ id: user_id });
  await inParallel(rostersKept(), (roster) => rosters.remove({ roster, user_id }));
  for (let week = 1; week <= endedWeeks; week++) await discardWith(user_id, weeksBefore(now(), week));
  await forgetOwnBoards(leaving);
};
