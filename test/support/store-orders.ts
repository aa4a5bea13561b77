import { contract } from '../../contract';
import { seed } from './cloud';
import { createPerson, type Person } from './people';
import { buy, createItem, giveGems } from './store';

const { shop } = contract;

export const address = {
  name: 'The Birds',
  street: '1 Nest Lane',
  postal_code: '12345',
  city: 'Treetop',
  country: 'United States',
};

/** A child of nine and the guardian, who has an account. */
export const createFamily = async (gems = 20) => {
  const parent = await createPerson('parent');
  const child = await createPerson('student');
  await seed({ task: 'guardian', adult: parent.email, childId: child.id });
  if (gems > 0) await giveGems(child, gems);
  return { parent, child };
};

/** A student who is old enough to decide alone. */
export const createGrownStudent = async (gems = 20) => {
  const student = await createPerson('student', { age: 15 });
  await giveGems(student, gems);
  return student;
};

export const keyOf = ({ id: child_id }: Person, { id }: { id: string }) => ({ child_id, id });

export const waitingFor = async ({ call }: Person) => (await call(shop.family, {})).body;

export const openOrders = async ({ call }: Person) =>
  (await call(shop.orders, { query: { state: 'open' } })).body.orders;

/** A prize that a child has bought and that waits for the guardian. */
export const askedPrize = async (of: Parameters<typeof createItem>[0] = {}) => {
  const family = await createFamily();
  const item = await createItem({ type: 'prize', ...of });
  const { purchase } = (await buy(family.child, item)).body;
  return { ...family, item, purchase, key: keyOf(family.child, purchase) };
};

/** A prize on its way to the operators. */
export const orderedPrize = async (of: Parameters<typeof createItem>[0] = {}) => {
  const asked = await askedPrize(of);
  const { parent, key, item } = asked;
  await parent.call(shop.decide, {
    body: { ...key, yes: true, ...(item.type === 'prize' && { address }) },
  });
  return asked;
};
