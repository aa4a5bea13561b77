/**
 * Ignores the second click of a double click where it falls on something else than the first: on what the first has
 * opened, or has moved under the pointer. Returns the way to stop.
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
