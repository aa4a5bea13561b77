import type { Page } from '@playwright/test';
import { takePicture } from './picture';
import { expect, phone } from './support';

/** The widths of children's phones, beginning with the narrowest. */
const narrowPhones = [320, 390] as const;

/** Sets the attributes of the reading settings. */
const largestLetters = { textSize: 'largest', spacing: 'wide', font: 'dyslexia', motion: 'reduced' };

/** The elements that leave the screen sideways, and the words that stand on two lines. Runs in the browser. */
const findTrouble = (): string[] => {
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  // Content under a dialog is not visible now.
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (root === document.body && document.documentElement.scrollWidth > width)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);

  const isShown = (element: Element) => {
    const { width: wide, height } = element.getBoundingClientRect();
    return (
      wide > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  /** The content of an element that clips or scrolls does not widen the screen. */
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    element !== root &&
    (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));

  // Only elements without children: their ancestors are as wide because of them.
  for (const element of root.querySelectorAll('*:not(:has(*))')) {
    const { left, right } = element.getBoundingClientRect();
    if ((left < -1 || right > width + 1) && isShown(element) && !isClipped(element.parentElement))
      found.push(
        `${element.tagName.toLowerCase()} “${element.textContent?.slice(0, 30)}” ends at ${Math.round(right)}`,
      );
  }

  /** Whether an ancestor clips part of a word. Text with an ellipsis shows that it is cut. */
  const isCut = (word: DOMRect, around: Element | null): boolean => {
    if (around === null || around === root) return false;
    const { overflowX, textOverflow, clipPath } = getComputedStyle(around);
    // A table that scrolls shows all its words, by keyboard too.
    if (overflowX === 'auto' && (around as HTMLElement).tabIndex >= 0) return false;
    // For screen readers only.
    if (clipPath !== 'none') return false;
    const { left, right } = around.getBoundingClientRect();
    if (overflowX !== 'visible' && (word.left < left - 1 || word.right > right + 1))
      return textOverflow !== 'ellipsis';
    return isCut(word, around.parentElement);
  };
  /** The large first letter of a text stands beside more than one line, and is no line of its own. */
  const isBroken = (range: Range) => {
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    return rects.some(({ top }) => rects.some(({ bottom }) => top >= bottom - 1));
  };
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (
      parent === null ||
      parent.closest('script, style, svg, option, textarea') !== null ||
      !isShown(parent)
    )
      continue;
    // Addresses and links are no words, and a word may break at a hyphen.
    for (const match of (text.textContent ?? '').matchAll(/[^\s\-–—/]+/g)) {
      const [word] = match;
      if (/[@:.]\w/.test(word)) continue;
      const range = document.createRange();
      range.setStart(text, match.index);
      range.setEnd(text, match.index + word.length);
      if (isBroken(range)) found.push(`“${word}” is broken`);
      const rect = range.getBoundingClientRect();
      const { left, right } = rect;
      if (isCut(rect, parent)) found.push(`“${word}” is cut`);
      if ((left < -1 || right > width + 1) && !isClipped(parent))
        found.push(`“${word}” ends at ${Math.round(right)}`);
    }
  }
  return [...new Set(found)];
};

/** Asserts that with the largest letters of the widest font nothing leaves the screen and no word is broken. */
export const staysReadable = async (page: Page, name: string) => {
  const look = await page.evaluate(async (wanted) => {
    const { dataset } = document.documentElement;
    const before = { ...dataset };
    Object.assign(dataset, wanted);
    await Promise.all([
      document.fonts.load('400 16px OpenDyslexic'),
      document.fonts.load('700 16px OpenDyslexic'),
      // Offline, only loaded fonts are available.
    ]).catch(() => undefined);
    return before;
  }, largestLetters);
  const before = page.viewportSize() ?? phone;
  for (const width of narrowPhones) {
    await page.setViewportSize({ width, height: phone.height });
    await takePicture(page, `letters/${name}-${width}`);
    expect.soft(await page.evaluate(findTrouble), `${name} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(before);
  await page.evaluate(
    ([wanted, usual]) => {
      const { dataset } = document.documentElement;
      for (const name of Object.keys(wanted)) delete dataset[name];
      Object.assign(dataset, usual);
    },
    [largestLetters, look] as const,
  );
};

/** Asserts that nothing leaves the screen sideways when a browser forces the direction of another script on the page. */
export const holdsMirrored = async (page: Page, name: string) => {
  const tooWide = await page.evaluate(() => {
    const { documentElement } = document;
    documentElement.dir = 'rtl';
    const by = documentElement.scrollWidth - documentElement.clientWidth;
    documentElement.removeAttribute('dir');
    return by;
  });
  expect.soft(tooWide, `${name} from right to left`).toBe(0);
};
