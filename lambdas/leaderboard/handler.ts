import { classesErrors } from '../../contract/errors/classes';
import { leaderboardErrors } from '../../contract/errors/leaderboard';
import { leaderboard } from '../../contract/leaderboard';
import { serve } from '../serve';
import { board } from './board';

export const handler = serve(leaderboard, { ...leaderboardErrors, ...classesErrors }, { board });
