import { key } from '../../lib/query-key';

export const storeKeys = {
  all: key('store'),
  items: key('store', 'items'),
  purchases: key('store', 'purchases'),
  family: key('store', 'family'),
};
