import { key } from '../../lib/query-key';

export const comicKeys = {
  all: key('comics'),
  prompt: (id = 'today') => key('comics', 'prompt', id),
  today: key('comics', 'today'),
  own: key('comics', 'own'),
  progress: key('comics', 'progress'),
  draft: key('comics', 'draft'),
};
