import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The field of an own new password, opened if four words are still offered. */
export const ownPassword = async (user: UserEvent, label: string) => {
  if (screen.queryByLabelText(label) === null)
    await user.click(await screen.findByRole('button', { name: 'My own password' }));
  return screen.getByLabelText<HTMLInputElement>(label);
};
