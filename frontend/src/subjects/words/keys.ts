import { key } from '../../lib/query-key';

export const wordKeys = {
  mine: key('words', 'mine'),
  kept: (word: string, article: string) => key('words', 'kept', word.toLowerCase(), article),
  meaning: (word: string, sentence = '') => key('words', 'meaning', word.toLowerCase(), sentence),
};
