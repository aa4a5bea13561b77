import { act, screen } from '@testing-library/react';
import { books } from '../../contract/books/endpoints';
import { users } from '../../contract/users/endpoints';
import { voice } from '../../contract/voice/endpoints';
import { network, open, pass, person, refusal } from './screens';
import { device, newDevice } from './sound';

export const allowed = { core: true, ai_text: true, voice: true, public_sharing: false };

/** A child with consent to voice, on a device with a microphone. */
export const prepareVoice = () => {
  newDevice();
  network.answer(users.me, () => person({ consents: allowed }));
  network.answer(books.characters, () => refusal('characters_unavailable'));
  network.answer(voice.ticket, () => ({ ticket: 'once', valid_until: '2026-11-16T15:00:30Z' }));
  network.answer(voice.history, () => ({ history: [], next: null }));
};

export const openScreen = async () => {
  const { user } = open('/voice-chat?book=paws&end=2');
  await screen.findByRole('button', { name: 'Start talking' });
  return user;
};

export const socket = () => device.sockets.at(-1) as NonNullable<(typeof device.sockets)[number]>;
export const receive = (message: object) => act(() => socket().receive(message));

/** Starts a voice chat and waits until Wren listens. */
export const talking = async () => {
  const user = await openScreen();
  await user.click(screen.getByRole('button', { name: 'Start talking' }));
  while (device.sockets.length === 0) await pass(0);
  act(() => socket().open());
  await pass(0);
  await receive({ type: 'status', status: 'listening' });
  await screen.findByText('The microphone is open. Wren is listening.');
  return user;
};
