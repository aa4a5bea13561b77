import { beforeEach } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { books } from '../../contract/books/endpoints';
import { chat } from '../../contract/chat/endpoints';
import { network, open, settled } from './screens';

export const session = '01M8VV5T9AEJET0D6MZG73DG23';
export const greeting = 'Hello! What *surprised* you?';
export const answer = (message: string, points_awarded = 0) => ({
  message,
  session_id: session,
  points_awarded,
  kind: 'reply' as const,
});

/** A server whose companion repeats the child's words. */
export const withCompanion = () =>
  beforeEach(() => {
    network.answer(books.characters, () => ({ main_characters: [{ name: 'Sambal' }] }));
    network.answer(chat.send, ({ body }) =>
      body.messages.length === 0
        ? { ...answer(greeting), kind: 'greeting' as const }
        : answer(`You said ${body.messages[0]?.content}. Why?`, 2),
    );
  });

export const openTalk = async (path = '/chat?book=paws&end=2') => {
  const { user } = open(path);
  await screen.findByRole('log');
  return user;
};

export const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Say something to/ });

export const write = (user: UserEvent, text: string) =>
  settled(async () => {
    await user.click(box());
    await user.keyboard(text);
  });
