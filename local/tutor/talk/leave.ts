import { isFarewell } from '../../../lambdas/companion/conversation/farewell';
import { countWords } from '../../../lambdas/safety/text/words';
import type { Act } from './acts';
import type { Turn } from './turn';
import { isQuestion } from './understand';

/** Somebody else wants to go. */
const ofOthers =
  /\b(?:he|she|they|it|him|her|them|who|would|if)\b(?! is (?:calling|late)|['’]s (?:calling|late))/i;

const most = 10;

/** How the child takes leave in words that no act knows; undefined if it does not. */
export const leaving = ({ text, request, met }: Pick<Turn, 'text' | 'request' | 'met'>): Act | undefined =>
  isFarewell(request.words) &&
  !isQuestion(text) &&
  countWords(text) <= most &&
  !ofOthers.test(text) &&
  met.every(({ name }) => !new RegExp(`\\b${name.split(' ')[0]}\\b.*\\b(?:go|leave|sleep)`, 'i').test(text))
    ? /\bnight(?:y)?\b/i.test(text)
      ? 'good night'
      : 'leaving'
    : undefined;
