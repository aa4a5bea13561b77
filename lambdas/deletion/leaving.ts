import type { DeletionItem } from '../accounts/deletion-store';
import type { UserItem } from '../accounts/find';

/** Whom a step deletes. The record is there until the stage `records`, and a step that is repeated later does without it. */
export interface Leaving extends DeletionItem {
  readonly user: UserItem | undefined;
}
