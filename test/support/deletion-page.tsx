import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { deletion, type LinkedDeletion } from '../../contract/deletion/endpoints';
import DeletionScreen from '../../frontend/src/features/deletion/deletion-screen';
import { network, pass, settled, show } from './screens';

export const linkToken = `teen-1.${'s'.repeat(43)}`;

/** A moment that is 47 and a half hours after the present of the tests. */
export const due_at = new Date('2026-11-18T14:30:00').toISOString();

export const deletionOf = (of: Partial<LinkedDeletion> = {}): LinkedDeletion => ({
  state: 'asked',
  asked_at: '2026-11-16T14:00:00.000Z',
  due_at: null,
  stages: [],
  name: 'Mia',
  is_child: false,
  ...of,
});

export const waitingDeletion = (of: Partial<LinkedDeletion> = {}) =>
  deletionOf({ state: 'waiting', due_at, ...of });

/** Somebody on the page of a mail's link. */
export const visit = async (found?: LinkedDeletion, hash = `#${linkToken}`) => {
  if (found !== undefined) network.answer(deletion.view, () => found);
  history.replaceState(null, '', `/deletion${hash}`);
  const shown = show(<DeletionScreen />);
  await pass(0);
  return shown;
};

export const heading = () => screen.getByRole('heading', { level: 1 });

export const press = (user: UserEvent, name: string | RegExp) =>
  settled(async () => user.click(await screen.findByRole('button', { name })));
