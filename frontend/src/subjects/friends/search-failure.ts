import { friendsErrors } from '../../../../contract/friends/errors';
import { friendsMessages } from '../../../../contract/friends/messages';
import { type ApiFailure, isFault } from '../../lib/api';

const texts: Readonly<Record<string, string>> = {
  too_many_requests: friendsErrors.too_many_searches.text,
};

/** Errors with a text of their own, which is shown unchanged. */
const said = [...Object.keys(friendsErrors), 'offline', 'not_verified'];

/** The text for a failed search. */
export const searchFailure = (error: Error, otherwise: string): string => {
  if (isFault(error)) return friendsMessages.trouble;
  const { code } = error as ApiFailure;
  if (said.includes(code)) return error.message;
  return texts[code] ?? otherwise;
};
