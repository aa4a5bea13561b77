import { expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { children, type PictureChild } from '../../contract/children/endpoints';
import { errors } from '../../contract/errors';
import FamilyCard from '../../frontend/src/subjects/children/family-card';
import { createQueryClient } from '../../frontend/src/subjects/users/query-client';
import { network, pass, refusal, settled, show } from '../support/screens';

const pip = (state: PictureChild['state']): PictureChild => ({
  id: 'pip',
  name: 'Pip',
  avatar: 'owl',
  state,
  closed: false,
});

const visit = async (state: PictureChild['state']) => {
  network.answer(children.list, () => ({ children: [pip(state)], devices: [] }));
  const shown = show(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <FamilyCard />
    </QueryClientProvider>,
  );
  await pass(0);
  return shown;
};

const again = () => screen.queryByRole('button', { name: 'Send the e-mail about Pip again' });

test('a guardian who waits can have the mail sent again, and is told where it goes', async () => {
  network.answer(children.mailAgain, () => ({ sent_to: 's•••@home.test' }));
  const { user } = await visit('waiting');
  await settled(async () => user.click(again() as HTMLElement));
  screen.getByText(/comes to s•••@home.test within a few minutes/);
  expect(network.asked(children.mailAgain).map(({ params }) => params)).toEqual([{ child: 'pip' }]);
});

test.each(['confirmation_not_due', 'confirmation_too_often'] as const)(
  'a refusal says what to do: %s',
  async (code) => {
    network.answer(children.mailAgain, () => refusal(code));
    const { user } = await visit('waiting');
    await settled(async () => user.click(again() as HTMLElement));
    screen.getByText(errors[code].text);
  },
);

test('a child who can come in needs no mail', async () => {
  await visit('ready');
  expect(again()).toBeNull();
});
