import type { ChangeRecord } from './changes';

/** The position of a reader, with data that it restores after a restart. */
export interface Position {
  after: string;
  memo?: object;
}

/** The requested records: those of a table after a position, limited by number or by a last record. */
export interface Stretch {
  table: string;
  after: string;
  limit: number;
  through?: string | undefined;
}

interface Log {
  read(stretch: Stretch, signal: AbortSignal): Promise<ChangeRecord[]>;
  save(reader: ChangeReader): Promise<void>;
}

/** Reads a table's changes in order and stores its position, so that it survives `kill -9`. */
export class ChangeReader {
  constructor(
    private readonly log: Log,
    readonly table: string,
    readonly name: string,
    private current: Position,
  ) {}

  get position(): Position {
    return this.current;
  }

  /**
   * The next records: at most `limit`, or all up to and including `through`. Waits until there are some; resolves with an empty
   * list when the signal is aborted. Without `advance`, the next read returns the same records.
   */
  read(stretch: Pick<Stretch, 'limit' | 'through'>, signal: AbortSignal): Promise<ChangeRecord[]> {
    return this.log.read({ ...stretch, table: this.table, after: this.current.after }, signal);
  }

  remember(memo: object): Promise<void> {
    this.current = { ...this.current, memo };
    return this.log.save(this);
  }

  /** Marks everything up to and including this record as processed. */
  async advance(sequenceNumber: string): Promise<void> {
    if (sequenceNumber <= this.current.after) return;
    this.current = { ...this.current, after: sequenceNumber };
    await this.log.save(this);
  }
}
