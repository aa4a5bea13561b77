import type { ChangeRecord } from './changes';

/** How far a reader is, and whatever it wants to find again after a restart. */
export interface Position {
  after: string;
  memo?: object;
}

/** Which records a reader wants: those of a table after a position, at most so many or up to a certain one. */
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

/** Reads a table's changes in order and remembers, through `kill -9` too, with which ones it is done. */
export class ChangeReader {
  constructor(
    private readonly log: Log,
    private readonly table: string,
    readonly name: string,
    private current: Position,
  ) {}

  get position(): Position {
    return this.current;
  }

  /**
   * The next records: at most `limit`, or all up to and with `through`. Waits until there are some, and resolves
   * with none once the signal says stop. Reading again without advancing gives the same ones again.
   */
  read(stretch: Pick<Stretch, 'limit' | 'through'>, signal: AbortSignal): Promise<ChangeRecord[]> {
    return this.log.read({ ...stretch, table: this.table, after: this.current.after }, signal);
  }

  remember(memo: object): Promise<void> {
    this.current = { ...this.current, memo };
    return this.log.save(this);
  }

  /** Done with everything up to and with this record. */
  async advance(sequenceNumber: string): Promise<void> {
    if (sequenceNumber <= this.current.after) return;
    this.current = { ...this.current, after: sequenceNumber };
    await this.log.save(this);
  }
}
