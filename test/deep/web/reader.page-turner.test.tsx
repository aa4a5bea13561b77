import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageTurner } from '../../../frontend/src/features/reading/page-turner';

const turner = (page: number, count: number) => {
  const [onTurn, onEnd] = [jest.fn(), jest.fn()];
  render(<PageTurner page={page} count={count} onTurn={onTurn} onEnd={onEnd} />);
  return { onTurn, onEnd, user: userEvent.setup() };
};

test.each([
  ['the first of three pages', 0, 3, { back: false, end: false }],
  ['the last but one', 1, 3, { back: true, end: false }],
  ['the last', 2, 3, { back: true, end: true }],
  ['the only one', 0, 1, { back: false, end: true }],
])('%s leads to the next page or to the end of the chapter', async (_, page, count, to) => {
  const { onTurn, onEnd, user } = turner(page, count);
  expect(screen.getByRole('status').textContent).toBe(`Page ${page + 1} of ${count}`);
  const back = screen.getByRole('button', { name: 'Back one page' });
  expect(back).toHaveProperty('disabled', !to.back);
  await user.click(
    screen.getByRole('button', { name: to.end ? 'To the end of the chapter' : 'Turn the page' }),
  );
  expect(onTurn.mock.calls).toEqual(to.end ? [] : [[1]]);
  expect(onEnd).toHaveBeenCalledTimes(to.end ? 1 : 0);
  await user.click(back);
  expect(onTurn.mock.calls.slice(to.end ? 0 : 1)).toEqual(to.back ? [[-1]] : []);
});
