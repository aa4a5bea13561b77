import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { log } from '../platform/log';
import { BoardUser } from '../users/standing';
import { flush } from './flush';
import { type Change, type Counted, count, rowsAfter } from './movement';
import type { Row } from './rows';
import { updateTop } from './top';

/** What Lambda hands over of a table's stream, window by window. */
interface WindowEvent {
  readonly Records: readonly DynamoDBRecord[];
  readonly shardId: string;
  readonly window: { readonly start: string };
  /** What the invocation before in this window answered. */
  readonly state?: { readonly counts?: Counted };
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

/**
 * Follows every change of a student's record and keeps the global boards: the lists of the best at once, the counts of
 * scores added up over a window and written at its end. An award itself writes nothing for them.
 */
export const handler = async (event: WindowEvent): Promise<{ state: { counts: Counted } }> => {
  const counts: Counted = structuredClone(event.state?.counts ?? {});
  const changes = event.Records.map(changeIn).filter(({ before, after }) => before ?? after);
  for (const change of changes) count(counts, change);
  for (const [board, candidates] of candidatesIn(changes)) await updateTop(board, candidates);
  if (event.isFinalInvokeForWindow) {
    const nodes = await flush(counts, event.shardId, event.window.start);
    if (nodes > 0) log.info('boards counted', { nodes });
  }
  return { state: { counts } };
};
