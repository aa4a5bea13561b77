import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { books } from '../../../contract/books/endpoints';
import { chat } from '../../../contract/chat/endpoints';
import { answer, box, greeting, openTalk, withCompanion } from '../../support/chat-page';
import { network, open, refusal } from '../../support/screens';

withCompanion();

test('choosing another companion starts another talk', async () => {
  const user = await openTalk();
  await user.click(await screen.findByRole('button', { name: 'Sambal' }));
  await screen.findByRole('heading', { name: 'A talk with Sambal' });
  await waitFor(() =>
    expect(network.asked(chat.send).at(-1)?.body).toMatchObject({ character: 'Sambal', sessionId: null }),
  );
  expect(screen.getByText(/An AI plays Sambal/)).toBeTruthy();
});

test('an unknown character is refused, with the other characters and Wren to choose from', async () => {
  network.answer(chat.send, ({ body }) =>
    body.character === 'Nobody'
      ? refusal('chat_character_unknown')
      : { ...answer(greeting), kind: 'greeting' as const },
  );
  const { user } = open('/chat?book=paws&end=2&character=Nobody');
  expect(await screen.findByText(/choose somebody you know/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Wren' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sambal' }));
  await screen.findByRole('log');
  expect(location.search).toContain('character=Sambal');
});

test('a book without characters offers Wren instead of an unknown character', async () => {
  network.answer(books.characters, () => refusal('characters_unavailable'));
  network.answer(chat.send, ({ body }) =>
    body.character === 'Nobody'
      ? refusal('chat_character_unknown')
      : { ...answer(greeting), kind: 'greeting' as const },
  );
  const { user } = open('/chat?book=paws&end=2&character=Nobody');
  await user.click(await screen.findByRole('button', { name: 'Wren' }));
  await screen.findByRole('log');
  expect(location.search).not.toContain('character');
});

test('the child talks with Wren if the characters fail to load', async () => {
  network.answer(books.characters, () => refusal('server_error'));
  await openTalk();
  expect(await screen.findByText('Failed to load characters')).toBeTruthy();
  expect(box()).toBeTruthy();
});

test('a character’s portrait stands in the choice and beside its words; if it does not come, initials do', async () => {
  const portrait = { src: '/pictures/paws/sambal.svg', alt: 'A striped cat.' };
  network.answer(books.characters, () => ({ main_characters: [{ name: 'Sambal', portrait }] }));
  const user = await openTalk();
  const choice = await screen.findByRole('button', { name: 'Sambal' });
  expect(choice.querySelector('img')?.getAttribute('src')).toBe(portrait.src);
  await user.click(choice);
  await screen.findByRole('heading', { name: 'A talk with Sambal' });
  const log = await screen.findByRole('log');
  const shown = await waitFor(() => {
    const picture = log.querySelector('img');
    expect(picture?.getAttribute('src')).toBe(portrait.src);
    return picture as HTMLImageElement;
  });
  fireEvent.error(shown);
  expect(log.querySelector('img')).toBeNull();
  expect(log.textContent).toContain('S');
});
