import { books } from '../../contract/books/endpoints';
import { dashboard } from '../../contract/dashboard/endpoints';
import { reading } from '../../contract/reading/endpoints';
import { personOf as personIn } from '../../contract/rules/person';
import { users } from '../../contract/users/endpoints';
import { keyFor, readingCache } from '../src/lib/kept';
import { currentVisit, keep } from './caches';
import { networkFirst } from './strategies';

const addressOf = ({ path }: { readonly path: string }) => `/api${path}`;

/** The answers that are kept for each person. */
const kept = [users.me, dashboard.get, books.lists, reading.chapter].map(addressOf);

export const isKeptAnswer = (pathname: string): boolean => kept.includes(pathname);

/** The person whose token is sent; undefined without one. */
export const personOf = (authorization: string): string | undefined => {
  try {
    const payload = authorization.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    return payload === undefined ? undefined : personIn(JSON.parse(atob(payload)));
  } catch {
    return undefined;
  }
};

/** The answer of the first screen contains the person's record, which other screens ask for alone. */
const firstScreen = async (request: Request, person: string): Promise<Response> => {
  const asked = currentVisit();
  const response = await networkFirst(request, readingCache, keyFor(person, request.url));
  if (response.ok) {
    const { me } = await response.clone().json();
    await keep(readingCache, keyFor(person, addressOf(users.me)), new Response(JSON.stringify(me)), asked);
  }
  return response;
};

/** Undefined for a request without a person. */
export const answerTo = (request: Request): Promise<Response> | undefined => {
  const person = personOf(request.headers.get('authorization') ?? '');
  if (person === undefined) return undefined;
  return new URL(request.url).pathname === addressOf(dashboard.get)
    ? firstScreen(request, person)
    : networkFirst(request, readingCache, keyFor(person, request.url));
};
