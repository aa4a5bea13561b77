import { contract } from '../../contract';
import { tokenOf } from './accounts';
import { type Caller, until } from './caller';
import { newName, type Site } from './site';

/** Signs the operator in, who gets a profile at the first time. Undefined after a failure. */
export const signInOperator = async (
  { calls, config, report }: Site,
  { email, password, first }: { readonly email: string; readonly password: string; readonly first?: string },
): Promise<Caller | undefined> => {
  const token = await report.step('sign-in (operator)', () => tokenOf(config, email, password, first));
  if (token === undefined) return undefined;
  const operator = { name: 'operator', token };
  const state = await calls.call(contract.onboarding.state, operator, {});
  if (state?.profile === null) {
    await calls.call(contract.onboarding.agree, operator, { body: { terms_and_conditions: true } });
    await calls.call(contract.onboarding.setUp, operator, {
      body: { username: newName('Op'), age: 40, account_type: 'other', region: 'Europe' },
    });
  }
  return operator;
};

/** Every list of the operators' console. */
export const lookAround = async ({ calls: { call } }: Site, operator: Caller): Promise<void> => {
  await call(contract.invitations.list, operator, { query: {} });
  await call(contract.invitations.waitlist, operator, { query: {} });
  await call(contract.invitations.teachers, operator, { query: {} });
  await call(contract.flags.open, operator, { query: {} });
  await call(contract.audit.actions, operator, { query: {} });
  await call(contract.proposals.list, operator, { query: {} });
  await call(contract.shop.stock, operator, {});
  await call(contract.shop.orders, operator, { query: { state: 'open' } });
};

const sentences = [
  'The lantern keeper counted the boats that came home before the storm.',
  'Mina carried the oil up the tower, and the stairs creaked under her boots.',
  'Nobody had seen the smallest boat since noon, and the wind grew louder.',
  'She turned the great lamp slowly, until a thin sail shone between the waves.',
];

const book = (title: string) =>
  `${title}\n\nby A Smoke Test\n\n${[1, 2, 3].map((number) => `CHAPTER ${number}\n\n${Array(20).fill(sentences.join(' ')).join('\n\n')}`).join('\n\n')}\n`;

/** Adds a book from a text as an operator does, finds it, and removes it. */
export const addBook = async ({ calls, report, origin }: Site, operator: Caller): Promise<void> => {
  const title = newName('The Lantern of');
  const content = Buffer.from(book(title));
  const begun = await calls.call(contract.imports.begin, operator, {
    body: { file_name: 'lantern.txt', size: content.length },
  });
  if (begun === undefined) return;
  const params = { id: begun.id };
  await report.step('PUT of the file to its signed address', async () => {
    const { status } = await fetch(new URL(begun.upload, origin), {
      method: 'PUT',
      headers: { 'content-type': begun.content_type },
      body: content,
    });
    if (status !== 200) throw new Error(String(status));
  });
  await calls.call(contract.imports.uploaded, operator, { params });
  await report.step('the worker has read the book', () =>
    until(90, async () => {
      const { status, problem } = await calls.quietly(contract.imports.look, operator, { params });
      if (problem !== null) throw new Error(problem.code);
      return status === 'found' ? true : undefined;
    }),
  );
  await calls.call(contract.imports.accept, operator, {
    params,
    body: { title, author: 'A Smoke Test', rights: 'own', source: 'Written for the smoke test' },
  });
  await calls.call(contract.imports.imports, operator, { query: {} });
  await calls.call(contract.imports.remove, operator, { params });
};
