import { key } from '../../lib/query-key';

export const dashboardKeys = {
  all: key('dashboard'),
  recommendations: key('recommendations'),
};
