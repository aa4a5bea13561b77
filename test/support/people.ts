import { randomBytes, randomUUID } from 'node:crypto';
import type { Call, Endpoint, Received, Role } from '../../contract/endpoint';
import { users } from '../../contract/users/endpoints';
import type { NewUser } from '../../lambdas/users/create-user';
import { ask, type Body, cloud, seed } from './cloud';
import { createAccount, enrol, makeOperator } from './pool';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** The address of a call below the cloud's origin. */
export const addressOf = (endpoint: Endpoint, input: { params?: object; query?: object }) => {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String((input.params as Record<string, unknown>)?.[name])),
  );
  const query = new URLSearchParams(input.query as Record<string, string>).toString();
  return `${cloud.url}/api${path}${query === '' ? '' : `?${query}`}`;
};

/** Each user has an IP address, so that the throttle of one does not affect other tests. */
const newAddress = () => `2001:db8::${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`;

/** Sends any request, like an arbitrary client on the internet. */
export const send = async (
  address: string,
  { token, method = 'GET', body }: { token?: string; method?: string; body?: Body },
): Promise<Answer<unknown>> => {
  const headers = {
    'x-forwarded-for': newAddress(),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return ask(address, { method, headers, body });
};

/** The calls with this token, or without one for a user who has not signed in. */
export const callsWith =
  (token?: string) =>
  async <E extends Endpoint>(endpoint: E, input: Call<E>) => {
    const { body } = input as { body?: unknown };
    const answer = await send(addressOf(endpoint, input as object), {
      token,
      method: endpoint.method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return answer as Answer<Received<E> & { error?: string; code?: string }>;
  };

const accountTypes = { student: 'student', teacher: 'teacher', parent: 'other', operator: 'other' } as const;

/** A child's parent has given all consents, unless a test chooses otherwise. */
export const allConsents = { core: true, ai_text: true, voice: true, public_sharing: true };

/** Eight unused letters: a username may contain few digits. */
export const randomLetters = () =>
  randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

/** Before every session. */
export const longAgo = '2026-01-01T00:00:00.000Z';

/** A user with an account, who can call endpoints. */
export const createPerson = async (role: Role = 'student', of: Partial<NewUser> = {}, address?: string) => {
  const name = randomLetters();
  // The door accepts a token only with the address of the record.
  const email = address ?? of.email ?? `${name}@${role}.test`;
  const id = await createAccount(email);
  if (role === 'operator') await Promise.all([makeOperator(email), enrol(email)]);
  await seed({
    task: 'person',
    person: {
      id,
      email,
      username: `${role.slice(0, 3)} ${name}`,
      age: role === 'student' ? 9 : 40,
      region: 'United States',
      account_type: accountTypes[role],
      verified: true,
      consents: allConsents,
      ...of,
    },
  });
  if (role === 'operator') await seed({ task: 'factor', userId: id, at: longAgo });
  const token = await tokenOf(email);
  return { id, email, token, call: callsWith(token) };
};

/** A student who is old enough to decide alone. */
export const createTeen = (of: Partial<NewUser> = {}) => createPerson('student', { age: 14, ...of });

export type Person = Awaited<ReturnType<typeof createPerson>>;

/** The user's own record, as the API answers it. */
export const meOf = async ({ call }: Pick<Person, 'call'>) => (await call(users.me, {})).body;

/** A fresh ID token of a user. Throws for a user who could not sign in. */
export const tokenOf = async (email: string): Promise<string> => {
  const { status, body } = await ask(`${cloud.url}/_local/token?email=${encodeURIComponent(email)}`);
  if (status !== 200) throw new Error(`${email} cannot sign in`);
  return body.idToken;
};
