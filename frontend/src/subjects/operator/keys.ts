import { key } from '../../lib/query-key';

export const operatorKeys = {
  flags: key('operator', 'flags'),
  invitations: key('operator', 'invitations'),
  waitlist: key('operator', 'waitlist'),
  teachers: key('operator', 'teachers'),
  feedback: key('operator', 'feedback'),
  wishes: key('operator', 'wishes'),
  storeItems: key('operator', 'store-items'),
  orders: key('operator', 'orders'),
  ordersIn: (state: string) => key('operator', 'orders', state),
  heldRewards: key('operator', 'held-rewards'),
  heldReferrals: key('operator', 'held-referrals'),
  questions: key('operator', 'questions'),
  comics: key('operator', 'comics'),
  comicsIn: (list: string) => key('operator', 'comics', list),
  imports: key('operator', 'imports'),
  import: (id: string) => key('operator', 'import', id),
  actions: key('operator', 'actions'),
};
