import type { Purchase } from '../../contract/shop/endpoints';

/** A child's purchase: by default a hat that is paid and delivered. */
export const purchase = (of: Partial<Purchase> = {}): Purchase => ({
  id: '01J0000000000000000000000A',
  item_id: 'hat-wizard',
  item_name: 'Wizard’s hat',
  type: 'hat',
  gem_cost: 10,
  status: 'fulfilled',
  fulfilled: true,
  reason: null,
  created_at: '2026-11-16T12:00:00.000Z',
  ...of,
});
