import { friendsErrors } from '../../../../contract/errors/friends';
import { friendsMessages } from '../../../../contract/friends-messages';
import { ApiFailure } from '../../lib/api';

const texts: Readonly<Record<string, string>> = {
  too_many_requests: friendsErrors.too_many_searches.text,
  server_error: friendsMessages.trouble,
  timed_out: friendsMessages.trouble,
};

/** Errors with a text of their own, which is shown unchanged. */
const said = [...Object.keys(friendsErrors), 'offline', 'not_verified'];

/** The text for a failed search. */
export const searchFailure = (error: Error, otherwise: string): string => {
  const code = error instanceof ApiFailure ? error.code : '';
  if (said.includes(code)) return error.message;
  return texts[code] ?? otherwise;
};
