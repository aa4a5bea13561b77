import { key } from '../../lib/query-key';

export const voiceKeys = {
  history: key('voice', 'history'),
  pages: key('voice', 'history', 'pages'),
  latest: key('voice', 'history', 'latest'),
};
