import { describeUser } from './admin';
import { invalidParameter } from './errors';
import { type Input, optionalText, text } from './input';
import { type Pool, requirePool } from './pool';
import type { User } from './state';
import { attributeList } from './users';

const MOST_PER_PAGE = 60;

/** What the real service can search for. It finds no custom attribute. */
const SEARCHABLE: Record<string, (user: User) => string | undefined> = {
  sub: ({ id }) => id,
  username: ({ id }) => id,
  'cognito:user_status': ({ status }) => status,
  status: ({ enabled }) => (enabled ? 'Enabled' : 'Disabled'),
  ...Object.fromEntries(
    ['email', 'phone_number', 'name', 'given_name', 'family_name', 'preferred_username'].map((name) => [
      name,
      ({ attributes }: User) => attributes[name],
    ]),
  ),
};

const matcherOf = (filter: string): ((user: User) => boolean) => {
  if (filter === '') return () => true;
  const [, name = '', sign, value = ''] = filter.match(/^\s*([\w:]+)\s*(\^?=)\s*"(.*)"\s*$/) ?? [];
  const read = Object.hasOwn(SEARCHABLE, name) ? SEARCHABLE[name] : undefined;
  if (!read) throw invalidParameter('Error while parsing filter.');
  const wanted = value.replaceAll(/\\(.)/g, '$1');
  return (user) => {
    const found = read(user);
    return sign === '=' ? found === wanted : found?.startsWith(wanted) === true;
  };
};

const limitOf = ({ Limit = MOST_PER_PAGE }: Input): number => {
  if (typeof Limit === 'number' && Limit >= 0 && Limit <= MOST_PER_PAGE) return Limit || MOST_PER_PAGE;
  throw invalidParameter(
    `1 validation error detected: Value '${Limit}' at 'limit' failed to satisfy constraint: ` +
      `Member must have value less than or equal to ${MOST_PER_PAGE}`,
  );
};

/** A page of users. A token names the last user of the page before, so that a user deleted meanwhile hides no other. */
const pageOf = (pool: Pool, input: Input, tokenName: string, matches: (user: User) => boolean) => {
  requirePool(pool, input);
  const limit = limitOf(input);
  const after = optionalText(input, tokenName) ?? '';
  const rest = [...pool.state.users.values()]
    .filter((user) => user.id > after && matches(user))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const page = rest.slice(0, limit);
  return {
    Users: page.map((user) => ({ ...describeUser(user), Attributes: attributeList(user) })),
    ...(rest.length > limit && { [tokenName]: page.at(-1)?.id }),
  };
};

export const listUsers = (pool: Pool, input: Input) =>
  pageOf(pool, input, 'PaginationToken', matcherOf(optionalText(input, 'Filter') ?? ''));

export const listUsersInGroup = (pool: Pool, input: Input) => {
  const group = text(input, 'GroupName');
  return pageOf(pool, input, 'NextToken', ({ groups }) => groups.includes(group));
};
