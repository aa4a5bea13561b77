import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { weekOf } from '../../contract/rules/week';
import { BoardUser } from '../accounts/standing';
import { log } from '../platform/log';
import { flush } from './flush';
import { type Change, type Counted, count, rowsAfter } from './movement';
import { openRepairs, type Repair } from './repairs';
import type { Row } from './rows';
import { updateTop } from './top';

interface State {
  readonly counts: Counted;
  /** The repairs that the counts take into account: board and moment. */
  readonly repairs: Readonly<Record<string, string>>;
}

/** The event that Lambda passes for each window of a table's stream. */
interface WindowEvent {
  readonly Records: readonly DynamoDBRecord[];
  readonly shardId: string;
  readonly window: { readonly start: string };
  /** The answer of the previous invocation in this window. */
  readonly state?: Partial<State>;
  readonly isFinalInvokeForWindow: boolean;
}

const read = (image: Record<string, unknown> | undefined): BoardUser | undefined => {
  if (image === undefined) return undefined;
  const item = unmarshall(image as Record<string, AttributeValue>);
  return item.kind === 'User' ? BoardUser.parse(item) : undefined;
};

const changeIn = ({ dynamodb }: DynamoDBRecord): Change => ({
  before: read(dynamodb?.OldImage),
  after: read(dynamodb?.NewImage),
  week: weekOf(new Date((dynamodb?.ApproximateCreationDateTime ?? 0) * 1000)),
});

/** The latest change of each student by board: a student with two changes is processed once. */
const candidatesIn = (changes: readonly Change[]): Map<string, Map<string, Row | null>> => {
  const byBoard = new Map<string, Map<string, Row | null>>();
  for (const [board, id, row] of changes.flatMap(rowsAfter)) {
    const candidates = byBoard.get(board) ?? new Map();
    byBoard.set(board, candidates.set(id, row));
  }
  return byBoard;
};

/** Discards the changes that were counted before the repair became known: its recount includes them. */
const leaveOut = ({ counts, repairs: known }: State, repairs: readonly Repair[]): State => {
  const news = repairs.filter(({ board, as_of }) => known[board] !== as_of);
  const left = Object.entries(counts).filter(([board]) => !news.some((repair) => repair.board === board));
  const heard = Object.fromEntries(repairs.map(({ board, as_of }) => [board, as_of]));
  return { counts: structuredClone(Object.fromEntries(left)), repairs: heard };
};

/**
 * Follows every change of a user's record and updates the global boards: the lists of the best immediately, the counts of
 * scores summed over a window and written at its end. The award itself writes nothing for the boards.
 */
export const followAwards = async (event: WindowEvent): Promise<{ state: State }> => {
  const { shardId: shard, window, state: begun, isFinalInvokeForWindow } = event;
  const repairs = await openRepairs();
  const state = leaveOut({ counts: {}, repairs: {}, ...begun }, repairs);
  const changes = event.Records.map(changeIn).filter(({ before, after }) => before ?? after);
  for (const change of changes) count(state.counts, change, repairs);
  for (const [board, candidates] of candidatesIn(changes)) await updateTop(board, candidates);
  if (isFinalInvokeForWindow) {
    const nodes = await flush(state.counts, { shard, window: window.start, repairs });
    if (nodes > 0) log.info('boards counted', { nodes });
  }
  return { state };
};
