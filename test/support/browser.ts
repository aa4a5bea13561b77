import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

/** Ends what hangs, shortly before Jest does, which could not say what was waited for. */
configure({ asyncUtilTimeout: 100_000 });

/** What browsers have and jsdom lacks. */
Object.assign(globalThis, { TextDecoder, TextEncoder, scrollTo: () => undefined });

/** The stylesheet is not loaded; this one of its rules decides what exists for a screen reader. */
document.head.append(
  Object.assign(document.createElement('style'), { textContent: '.hidden { display: none }' }),
);

/** All that jsdom's own stylesheet and the rule above look at, beside an element's name. */
const styledBy = ['class', 'style', 'hidden', 'open', 'type', 'dir', 'align'];

const computeStyle = window.getComputedStyle.bind(window);
const computed = new Map<string, CSSStyleDeclaration>();

/**
 * What jsdom computes, once for all elements that its rules cannot tell apart: Testing Library asks for every ancestor of
 * every element that it looks at, and jsdom would try each of its rules on each of them, for a third of these tests' time.
 */
window.getComputedStyle = (element) => {
  const { tagName, parentElement } = element;
  const attributes = styledBy.map((name) => element.getAttribute(name));
  const key = JSON.stringify([
    tagName,
    parentElement?.tagName,
    parentElement?.hasAttribute('open'),
    attributes,
  ]);
  const style = computed.get(key) ?? computeStyle(element);
  computed.set(key, style);
  return style;
};

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
