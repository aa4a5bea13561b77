import { type Leaderboard, leaderboard } from '../../contract/leaderboard/endpoints';
import type { Award } from '../../lambdas/ledger/award';
import { atRest, eventually, seed } from './cloud';
import type { Person } from './people';

type Query = Parameters<typeof ask>[1];
export const ask = (person: Person, query: { scope?: 'global' | 'school'; period?: 'week' | 'all' } = {}) =>
  person.call(leaderboard.board, { query });

export const award = (person: Pick<Person, 'id'>, points: number, cause: Award['cause'] = 'quiz#test') =>
  seed({ task: 'award', userId: person.id, cause, points });

/** The board after a student's row has this number of points and all functions have finished. */
export const boardWith = async (
  reader: Person,
  shown: Person,
  points: number,
  query?: Query,
): Promise<Leaderboard> => {
  const isThere = async () =>
    (await ask(reader, query)).body.rows?.some((row) => row.id === shown.id && row.points === points);
  await eventually(async () => ((await isThere()) ? true : undefined));
  await atRest();
  return (await ask(reader, query)).body;
};
