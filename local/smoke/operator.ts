import { contract } from '../../contract';
import { codeNow, connectApp, nextCode, tokenOf, type Ways } from './accounts';
import { type Caller, until } from './caller';
import { newName, type Site } from './site';

interface Account extends Ways {
  readonly email: string;
  readonly password: string;
}

/** Connects an app, whose key somebody needs later, and signs in once more by its code. */
const proveFactor = async (
  { calls, config, report }: Site,
  operator: Caller,
  { email, password }: Account,
): Promise<Caller | undefined> => {
  const key = await report.step('an authenticator app is connected (operator)', connectApp);
  if (key === undefined) return undefined;
  process.stdout.write(`The key of the operator's authenticator app: ${key}\n`);
  await calls.call(contract.operations.day, operator, {}, { refused: 'factor_required' });
  await calls.call(contract.operations.setUpFactor, operator, {});
  await nextCode();
  const token = await report.step('sign-in with a code (operator)', () =>
    tokenOf(config, email, password, { code: codeNow(key) }),
  );
  return token === undefined ? undefined : { ...operator, token };
};

/** Signs the operator in, who gets a profile and a second factor at the first time. Undefined after a failure. */
export const signInOperator = async (site: Site, account: Account): Promise<Caller | undefined> => {
  const { calls, config, report } = site;
  const { email, password, ...ways } = account;
  const token = await report.step('sign-in (operator)', () => tokenOf(config, email, password, ways));
  if (token === undefined) return undefined;
  const operator = { name: 'operator', token };
  const state = await calls.call(contract.onboarding.state, operator, {});
  if (state?.profile === null) {
    await calls.call(contract.onboarding.agree, operator, { body: { terms_and_conditions: true } });
    await calls.call(contract.onboarding.setUp, operator, {
      body: { username: newName('Op'), age: 40, account_type: 'other', region: 'Europe' },
    });
  }
  return ways.first === undefined ? operator : proveFactor(site, operator, account);
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
