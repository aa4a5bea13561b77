import type { Person } from '../accounts/identify';
import type { Session, Turn } from './store';

/** A child's message that waits for an answer. */
export interface Asked {
  readonly actor: Person;
  readonly session: Session;
  /** The last turns, oldest first. */
  readonly recent: readonly Turn[];
  readonly words: string;
  readonly request_id: string;
}
