import { contract } from '../../contract';
import { until } from './caller';
import type { Person } from './newcomers';
import type { Site } from './site';

/** Two readers find each other by name, and see each other's books. */
export const befriend = async ({ calls, report }: Site, reader: Person, friend: Person): Promise<void> => {
  for (const one of [reader, friend])
    await calls.call(contract.friends.setDiscovery, one, { body: { discoverable: true } });
  const name = await report.step('the name of a reader is checked', () =>
    until(330, async () => {
      const { profile } = await calls.quietly(contract.onboarding.state, reader, {});
      return profile?.username_status === 'checking' ? undefined : profile?.username;
    }),
  );
  if (name === undefined) return;
  const found = await calls.call(contract.friends.search, friend, { query: { username: name } });
  if (found === undefined) return;
  await calls.call(contract.friends.request, friend, { body: { recipient_id: found.id } });
  const asked = await calls.call(contract.friends.requests, reader, {});
  const request_id = asked?.incoming[0]?.id;
  if (request_id === undefined) return;
  await calls.call(contract.friends.respond, reader, { body: { request_id, action: 'accept' } });
  await calls.call(contract.friends.list, reader, { query: {} });
  await calls.call(contract.friends.books, friend, { params: { userId: found.id } });
};
