import { performance as clock } from 'node:perf_hooks';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

/** Aborts a wait shortly before Jest's timeout, whose message cannot name the awaited condition. */
configure({ asyncUtilTimeout: 100_000 });

const { getElementError } = getConfig();
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/** Testing Library adds a picture of the document to the error of a wait at its end: the errors before are not shown. */
configure({
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
});

/** Browser features that jsdom lacks. */
Object.assign(globalThis, { TextDecoder, TextEncoder, scrollTo: () => undefined });

/** React's scheduler often asks for the time, and jsdom's answer takes long. */
performance.now = () => clock.now();

/** The stylesheet is not loaded, but this rule decides which elements exist for a screen reader. */
document.head.append(
  Object.assign(document.createElement('style'), { textContent: '.hidden { display: none }' }),
);

/** The attributes that jsdom's stylesheet selects by, in addition to an element's name. */
const styledBy = ['style', 'hidden', 'open', 'type', 'dir', 'align'];

const computeStyle = window.getComputedStyle.bind(window);
const computed = new Map<string, CSSStyleDeclaration>();

/**
 * Caches jsdom's styles for elements that its rules and the rule above cannot distinguish. Testing Library asks for the style of
 * every ancestor of every element, and jsdom would match each of its rules against each of them: a third of these tests' time.
 */
window.getComputedStyle = (element) => {
  const { localName, parentElement } = element;
  let key = `${localName} ${parentElement?.localName} ${parentElement?.hasAttribute('open')} ${element.classList.contains('hidden')}`;
  for (const name of styledBy) key += `\n${element.getAttribute(name)}`;
  const style = computed.get(key) ?? computeStyle(element);
  computed.set(key, style);
  return style;
};

/** The elements of a list of selectors such as `h1` and `input[type="text"]`; undefined for other selectors. */
const elementsOf = (selectors: string) => {
  const all = selectors.split(/, ?/).map((one) => /^([a-z][a-z0-9]*)(?:[[:][^\s>+~,]*)?$/.exec(one)?.[1]);
  return all.includes(undefined) ? undefined : new Set(all);
};

const matches = Element.prototype.matches;
const selected = new Map<string, ReturnType<typeof elementsOf>>();

/** Testing Library compares each element with the selectors of all roles: most differ in the element's name. */
Object.assign(Element.prototype, {
  matches(this: Element, selectors: string) {
    if (!selected.has(selectors)) selected.set(selectors, elementsOf(selectors));
    return selected.get(selectors)?.has(this.localName) !== false && matches.call(this, selectors);
  },
});

const labelable = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea']);
const isLabelable = (element: Element) =>
  labelable.has(element.localName) && element.getAttribute('type') !== 'hidden';

/** Replaces jsdom's search for a label's control and a control's labels, which visits every node of the document. */
Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  get(this: HTMLLabelElement) {
    const found = this.hasAttribute('for')
      ? document.getElementById(this.htmlFor)
      : [...this.getElementsByTagName('*')].find(isLabelable);
    return found != null && isLabelable(found) ? found : null;
  },
});
for (const element of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
])
  Object.defineProperty(element.prototype, 'labels', {
    get(this: HTMLElement) {
      // Only an ancestor can be the label of a control without an id.
      const labels =
        this.id === '' ? [this.closest('label')] : Array.from(document.getElementsByTagName('label'));
      return labels.filter((label) => label?.control === this);
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
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as undefined;
