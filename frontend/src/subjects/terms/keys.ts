import { key } from '../../lib/query-key';

export const termsKeys = {
  /** What is new in the terms, and who has to answer. */
  news: key('terms', 'news'),
  /** Whether a child's grown-ups have been asked. */
  ask: key('terms', 'ask'),
};
