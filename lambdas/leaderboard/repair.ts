import * as z from 'zod/mini';
import { log } from '../platform/log';
import { NotYet, workOff } from '../platform/queue/work-off';
import { allTimeBoard, globalBoard } from './boards';
import { correctTree, recount } from './recount';
import { begin, finish, giveBack, isSettled, type Repair, repairOf, take } from './repairs';
import { replaceTop } from './top';

/** What Lambda reports about records it has discarded: the time, not the content. */
const Failure = z.object({ timestamp: z.string() });

/** The delay before the next try. Awards that the recount must include may still be in the stream. */
const comeBackSeconds = 200;

const carryOut = async (repair: Repair): Promise<void> => {
  try {
    const { scores, top } = await recount(repair);
    const nodes = await correctTree(repair, scores);
    await replaceTop(repair.board, top);
    await finish(repair);
    log.info('board repaired', { board: repair.board, nodes });
  } catch (error) {
    await giveBack(repair);
    throw error;
  }
};

/** True once a board has been recounted as of a moment after the failure. */
const isRepaired = async (board: string, failedAt: string): Promise<boolean> => {
  const repair = await repairOf(board);
  const covers = repair !== undefined && repair.as_of > failedAt;
  if (covers && repair.done) return true;
  if (repair !== undefined && !repair.done) {
    if (!isSettled(repair) || !(await take(repair))) return false;
    await carryOut(repair);
    if (covers) return true;
  }
  await begin(board);
  return false;
};

/**
 * Recounts the boards after Lambda has discarded records of the stream, whose content is unknown. The boards stay in use
 * meanwhile. A repeated job changes nothing.
 */
export const repairBoards = workOff({
  read: (body) => Failure.parse(JSON.parse(body)),
  work: async ({ timestamp }) => {
    const boards = [allTimeBoard, globalBoard('week')];
    const repaired = [];
    for (const board of boards) repaired.push(await isRepaired(board, timestamp));
    if (!repaired.every(Boolean)) throw new NotYet(comeBackSeconds);
  },
  failure: 'boards not repaired',
});
