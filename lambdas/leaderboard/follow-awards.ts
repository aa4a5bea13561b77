import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { weekOf } from '../../contract/rules/week';
import { log } from '../platform/log';
import { BoardUser } from '../users/standing';
import { flush } from './flush';
import { type Change, type Counted, count, rowsAfter } from './movement';
import { openRepairs, type Repair } from './repairs';
import type { Row } from './rows';
import { updateTop } from './top';

interface State {
  readonly counts: Counted;
  /** The repairs that the counts know of: board and moment. */
  readonly repairs: Readonly<Record<string, string>>;
}

/** What Lambda hands over of a table's stream, window by window. */
interface WindowEvent {
  readonly Records: readonly DynamoDBRecord[];
  readonly shardId: string;
  readonly window: { readonly start: string };
  /** What the invocation before in this window answered. */
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

/** The latest of each student by board: who has changed twice is looked at once. */
const candidatesIn = (changes: readonly Change[]): Map<string, Map<string, Row | null>> => {
  const byBoard = new Map<string, Map<string, Row | null>>();
  for (const [board, id, row] of changes.flatMap(rowsAfter)) {
    const candidates = byBoard.get(board) ?? new Map();
    byBoard.set(board, candidates.set(id, row));
  }
  return byBoard;
};

/** What was counted before a repair was heard of is in its recount. */
const leaveOut = ({ counts, repairs: known }: State, repairs: readonly Repair[]): State => {
  const news = repairs.filter(({ board, as_of }) => known[board] !== as_of);
  const left = Object.entries(counts).filter(([board]) => !news.some((repair) => repair.board === board));
  const heard = Object.fromEntries(repairs.map(({ board, as_of }) => [board, as_of]));
  return { counts: structuredClone(Object.fromEntries(left)), repairs: heard };
};

/**
 * Follows every change of a student's record and keeps the global boards: the lists of the best at once, the counts of
 * scores added up over a window and written at its end. An award itself writes nothing for them.
 */
export const handler = async (event: WindowEvent): Promise<{ state: State }> => {
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
