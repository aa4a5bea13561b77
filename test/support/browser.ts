import { TextDecoder, TextEncoder } from 'node:util';

/** What browsers have and jsdom lacks. */
Object.assign(globalThis, { TextDecoder, TextEncoder, scrollTo: () => undefined });

/** The stylesheet is not loaded; this one of its rules decides what exists for a screen reader. */
document.head.append(
  Object.assign(document.createElement('style'), { textContent: '.hidden { display: none }' }),
);

interface Opening {
  readonly from: Element | null;
  readonly onKey: (event: KeyboardEvent) => void;
}

const openings = new WeakMap<HTMLDialogElement, Opening>();

/** As browsers do: focus moves in, Escape asks to cancel. */
HTMLDialogElement.prototype.showModal = function showModal() {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
  };
  openings.set(this, { from: document.activeElement, onKey });
  document.addEventListener('keydown', onKey);
  this.open = true;
  this.querySelector<HTMLElement>('button, input, a[href]')?.focus();
};

/** Focus goes back to where it came from, and an event says so. */
HTMLDialogElement.prototype.close = function close() {
  if (this.open) queueMicrotask(() => this.dispatchEvent(new Event('close')));
  this.open = false;
  const opening = openings.get(this);
  if (opening === undefined) return;
  openings.delete(this);
  document.removeEventListener('keydown', opening.onKey);
  if (opening.from instanceof HTMLElement) opening.from.focus();
};

/** jsdom lays nothing out, so there is nothing to scroll. Answers with a promise, as Chromium does by now. */
Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as undefined;
