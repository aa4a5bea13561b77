import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';
import * as React from 'react';

/** Aborts a wait shortly before Jest's timeout, whose message cannot name the awaited condition. */
configure({ asyncUtilTimeout: 100_000 });

/** Browser features that jsdom lacks. */
Object.assign(globalThis, { TextDecoder, TextEncoder, scrollTo: () => undefined });

/** The stylesheet is not loaded, but this rule decides which elements exist for a screen reader. */
document.head.append(
  Object.assign(document.createElement('style'), { textContent: '.hidden { display: none }' }),
);

/** The attributes that the rule above and jsdom's stylesheet select by, in addition to an element's name. */
const styledBy = ['class', 'style', 'hidden', 'open', 'type', 'dir', 'align'];

const computeStyle = window.getComputedStyle.bind(window);
const computed = new Map<string, CSSStyleDeclaration>();

/**
 * Caches jsdom's styles for elements that its rules cannot distinguish. Testing Library asks for the style of every ancestor
 * of every element, and jsdom would match each of its rules against each of them: a third of these tests' time.
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

/** Replaces jsdom's search for a label's control and a control's labels, which visits every node of the document. */
Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  get(this: HTMLLabelElement) {
    const labelable = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';
    const found = this.hasAttribute('for')
      ? document.getElementById(this.htmlFor)
      : this.querySelector(labelable);
    return found?.matches(labelable) ? found : null;
  },
});
for (const labelable of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
])
  Object.defineProperty(labelable.prototype, 'labels', {
    get(this: HTMLElement) {
      return [...document.getElementsByTagName('label')].filter(({ control }) => control === this);
    },
  });

/** Above this number React does not record the stack of each element's creation, which takes a tenth of these tests' time. */
const ownerStacks = { get: () => Number.POSITIVE_INFINITY, set: () => undefined };
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', ownerStacks);

interface Opening {
  readonly from: Element | null;
  readonly onKey: (event: KeyboardEvent) => void;
}

const openings = new WeakMap<HTMLDialogElement, Opening>();

/** Like a browser: moves focus inside, and Escape requests to cancel. */
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

/** Focus returns to its origin, and an event reports the closing. */
HTMLDialogElement.prototype.close = function close() {
  if (this.open) queueMicrotask(() => this.dispatchEvent(new Event('close')));
  this.open = false;
  const opening = openings.get(this);
  if (opening === undefined) return;
  openings.delete(this);
  document.removeEventListener('keydown', opening.onKey);
  if (opening.from instanceof HTMLElement) opening.from.focus();
};

/** jsdom has no layout, so there is nothing to scroll. Returns a promise, as current Chromium does. */
Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as undefined;
