import { hashOf } from '../../platform/secret';

/** The id of a turn in a flag. */
export const messageIdOf = (sessionId: string, turn: number): string => `${sessionId}-${turn}`;

/** The id of words that got no answer, so that they became no turn. The turn has it when they are sent again. */
export const unansweredIdOf = (sessionId: string, turn: number, words: string): string =>
  `${messageIdOf(sessionId, turn)}-${hashOf(words).slice(0, 22)}`;
