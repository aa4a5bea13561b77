import type { SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { log } from '../platform/log';
import { comeBackIn } from '../platform/queue/send';
import { workOff } from '../platform/queue/work-off';
import { allTimeBoard, globalBoard } from './boards';
import { correctTree, recount } from './recount';
import { begin, finish, giveBack, isSettled, type Repair, repairOf, take } from './repairs';
import { replaceTop } from './top';

/** What Lambda reports about records it has discarded: the time, not the content. */
const Failure = z.object({ timestamp: z.string() });

/** The job must come back later: awards that the recount must include may still be in the stream. */
class NotSettled extends Error {
  override readonly name = 'NotSettled';
}

const comeBackSeconds = 200;

const comeBackLater = async ({ receiptHandle }: SQSRecord): Promise<never> => {
  await comeBackIn('LEADERBOARD_REPAIR_QUEUE_URL', receiptHandle, comeBackSeconds);
  throw new NotSettled();
};

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
 * Recounts the boards after records of the stream were discarded, as their content is unknown. The boards stay in use
 * meanwhile. A repeated job finds the work done.
 */
export const handler = workOff(async (record) => {
  const { timestamp } = Failure.parse(JSON.parse(record.body));
  const boards = [allTimeBoard, globalBoard('week')];
  const repaired = [];
  for (const board of boards) repaired.push(await isRepaired(board, timestamp));
  if (!repaired.every(Boolean)) await comeBackLater(record);
}, 'boards not repaired yet');
