import { key } from '../../lib/query-key';

export const letterKeys = { chosen: key('letters', 'chosen') };
