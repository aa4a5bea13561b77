import { type UserItem, users } from './store';

export type { UserItem } from './store';

/** A person's record as it is right now, by id. */
export const findUser = (id: string): Promise<UserItem | undefined> =>
  users.get({ id }, { consistent: true });
