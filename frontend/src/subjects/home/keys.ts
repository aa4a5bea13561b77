import { key } from '../../lib/query-key';

export const homeKeys = {
  day: key('home', 'day'),
  comic: (id: string) => key('home', 'comic', id),
  story: (id: string) => key('home', 'story', id),
};
