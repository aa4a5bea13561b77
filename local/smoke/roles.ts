import { contract } from '../../contract';
import type { Caller } from './caller';
import type { Person } from './newcomers';
import type { Site } from './site';

/** Each role is refused what belongs to another. */
export const roles = async (
  { calls: { call } }: Site,
  { operator, reader, teacher }: { operator: Caller; reader: Person; teacher: Person | undefined },
): Promise<void> => {
  const refused = { refused: 'forbidden' } as const;
  await call(contract.flags.open, reader, { query: {} }, refused);
  await call(contract.invitations.list, reader, { query: {} }, refused);
  await call(contract.classes.list, reader, {}, refused);
  await call(contract.analytics.overview, reader, { query: {} }, refused);
  await call(contract.books.lists, operator, {}, refused);
  await call(contract.quiz.history, operator, { query: {} }, refused);
  if (teacher === undefined) return;
  await call(contract.classes.list, teacher, {});
  await call(contract.classes.create, teacher, { body: { name: 'Five A' } }, { refused: 'not_verified' });
  await call(contract.quiz.history, teacher, { query: {} }, refused);
};
