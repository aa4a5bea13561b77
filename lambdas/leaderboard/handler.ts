import { leaderboard } from '../../contract/leaderboard';
import { serve } from '../serve';
import { board } from './board';

export const handler = serve(leaderboard, { board });
