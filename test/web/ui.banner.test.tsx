import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Banner } from '../../frontend/src/ui/banner';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
});

const show = () => {
  const onGone = jest.fn();
  render(
    <Banner kind="success" onGone={onGone} milliseconds={3000} action={<button type="button">Undo</button>}>
      Thank you!
    </Banner>,
  );
  return onGone;
};

test('a banner disappears after a while', () => {
  const onGone = show();
  pass(2999);
  expect(onGone).not.toHaveBeenCalled();
  pass(1);
  expect(onGone).toHaveBeenCalledTimes(1);
});

test('a banner stays while it is hovered, and its time restarts afterwards', () => {
  const onGone = show();
  const text = screen.getByText('Thank you!');
  pass(2000);
  fireEvent.pointerEnter(text);
  pass(60_000);
  expect(onGone).not.toHaveBeenCalled();
  fireEvent.pointerLeave(text);
  pass(2999);
  expect(onGone).not.toHaveBeenCalled();
  pass(1);
  expect(onGone).toHaveBeenCalledTimes(1);
});

test('a banner stays while an element in it has focus', () => {
  const onGone = show();
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.pointerEnter(undo);
  act(() => undo.focus());
  fireEvent.pointerLeave(undo);
  pass(60_000);
  expect(onGone).not.toHaveBeenCalled();
  act(() => undo.blur());
  pass(3000);
  expect(onGone).toHaveBeenCalledTimes(1);
});

test('a banner can be dismissed', () => {
  const onGone = show();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onGone).toHaveBeenCalledTimes(1);
});
