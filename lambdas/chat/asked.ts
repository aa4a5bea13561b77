import type { Person } from '../users/identify';
import type { Session, Turn } from './store';

/** A message of a child that is to be answered. */
export interface Asked {
  readonly actor: Person;
  readonly session: Session;
  /** The last turns, oldest first. */
  readonly recent: readonly Turn[];
  readonly words: string;
  readonly request_id: string;
}
