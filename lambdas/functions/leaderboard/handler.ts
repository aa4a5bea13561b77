import { classesErrors } from '../../../contract/classes/errors';
import { consentErrors } from '../../../contract/consent/errors';
import { leaderboard } from '../../../contract/leaderboard/endpoints';
import { leaderboardErrors } from '../../../contract/leaderboard/errors';
import { board } from '../../leaderboard/board';
import { serve } from '../serve';

export const handler = serve(
  leaderboard,
  { ...consentErrors, ...leaderboardErrors, ...classesErrors },
  { board },
);
