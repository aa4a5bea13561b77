import type { Act } from './acts';

/** Acts that a question may be, too. */
export const asQuestion = new Set<Act>([
  'offering a joke',
  'wanting a joke',
  'riddle',
  'punchline',
  'knocking',
  'leaving',
  'good night',
  'too hard',
  'lost',
  'too easy',
  'next one',
  'tired of questions',
  'why me',
  'was it wrong',
  'silly',
  'what if',
  'back to the book',
  'leaving it',
  'complimenting',
]);
