/**
 * Ignores the second click of a double click if its target differs from the first: it hit an element that the first click
 * opened, or that moved under the pointer. Returns the function that removes the listener.
 */
export const ignoreStrayClicks = (): (() => void) => {
  let first: EventTarget | null = null;
  const controlOf = ({ target }: Event) =>
    target instanceof Element ? (target.closest('a, button, label') ?? target) : target;
  const judge = (event: MouseEvent) => {
    const control = controlOf(event);
    if (event.detail === 2 && control !== first) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    first = control;
  };
  addEventListener('click', judge, true);
  return () => removeEventListener('click', judge, true);
};
