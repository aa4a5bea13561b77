import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { open, pass, network } from '../support/screens';
import { user } from '../../contract/user';

test('x', async () => {
  open('/books');
  for (let i = 0; i < 10; i++) { await pass(100); process.stdout.write(i + ' ' + network.asked(user.me).length + document.body.textContent + '\n'); }
});
