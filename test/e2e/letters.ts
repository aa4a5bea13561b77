import type { Locator, Page } from '@playwright/test';
import { takePicture } from './picture';
import { expect, phone, resizeTo } from './support';

/** The widths of children's phones, the narrowest first. */
const narrowPhones = [320, 390] as const;

/** The data attributes of the reading settings. */
const largestLetters = { textSize: 'largest', spacing: 'wide', font: 'dyslexia', motion: 'reduced' };

/** The elements that extend beyond the screen's sides, and the words that are cut or broken. Runs in the browser. */
const findTrouble = (): string[] => {
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  // Content under a dialog is not visible.
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (root === document.body && document.documentElement.scrollWidth > width)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);

  const isShown = (element: Element) => {
    const { width: wide, height } = element.getBoundingClientRect();
    return (
      wide > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  interface Clip {
    readonly left: number;
    readonly right: number;
    /** No content is lost: it scrolls by keyboard too, or is for screen readers only. */
    readonly showsAll: boolean;
    /** An ellipsis shows that text is cut. */
    readonly saysSo: boolean;
  }
  const clips = new Map<Element | null, readonly Clip[]>();
  /** The element and its ancestors that clip or scroll, the innermost first. Cached, because each word needs them. */
  const clipsAround = (element: Element | null): readonly Clip[] => {
    if (element === null || element === root) return [];
    const known = clips.get(element);
    if (known !== undefined) return known;
    const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
    const { left, right } = element.getBoundingClientRect();
    const showsAll = (overflowX === 'auto' && (element as HTMLElement).tabIndex >= 0) || clipPath !== 'none';
    const clip = { left, right, showsAll, saysSo: textOverflow === 'ellipsis' };
    const outer = clipsAround(element.parentElement);
    const around = overflowX === 'visible' && clipPath === 'none' ? outer : [clip, ...outer];
    clips.set(element, around);
    return around;
  };
  /** The content of an element that clips or scrolls does not widen the screen. */
  const isClipped = (element: Element | null): boolean => clipsAround(element).length > 0;

  // Only elements without children, which make their ancestors as wide.
  for (const element of root.querySelectorAll('*:not(:has(*))')) {
    const { left, right } = element.getBoundingClientRect();
    if ((left < -1 || right > width + 1) && isShown(element) && !isClipped(element.parentElement))
      found.push(
        `${element.tagName.toLowerCase()} “${element.textContent?.slice(0, 30)}” ends at ${Math.round(right)}`,
      );
  }

  /** Whether an ancestor clips part of a word without saying so. */
  const isCut = (word: DOMRect, parent: Element): boolean => {
    const clip = clipsAround(parent).find(
      ({ left, right, showsAll }) => showsAll || word.left < left - 1 || word.right > right + 1,
    );
    return clip !== undefined && !clip.showsAll && !clip.saysSo;
  };
  /**
   * The rest of a broken word is lower and begins further left. The left edge decides too, because boxes of tall fonts overlap
   * between lines, and the rest of a word with a large initial is lower but to the right.
   */
  const isBroken = (range: Range) => {
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    return rects.some(({ top, height, right }) =>
      rects.some((rest) => rest.top > top + height / 4 && rest.left < right - 1),
    );
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
    // Addresses, links and ids are not words, and a word may break at a hyphen.
    for (const match of (text.textContent ?? '').matchAll(/[^\s\-–—/]+/g)) {
      const [word] = match;
      if (/[@:.]\w|^\w{26}$/.test(word)) continue;
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

/** Shows the page with the largest letters of the widest font during `look`. */
const withLargestLetters = async (page: Page, look: () => Promise<void>) => {
  const usual = await page.evaluate(async (wanted) => {
    const { dataset } = document.documentElement;
    const before = { ...dataset };
    Object.assign(dataset, wanted);
    await Promise.all([
      document.fonts.load('400 16px OpenDyslexic'),
      document.fonts.load('700 16px OpenDyslexic'),
      // Offline, only the loaded fonts are available.
    ]).catch(() => undefined);
    return before;
  }, largestLetters);
  await look();
  await page.evaluate(
    ([wanted, usual]) => {
      const { dataset } = document.documentElement;
      for (const name of Object.keys(wanted)) delete dataset[name];
      Object.assign(dataset, usual);
    },
    [largestLetters, usual] as const,
  );
};

/** Asserts that in the largest letters of the widest font nothing extends beyond the screen's sides and no word is broken. */
export const staysReadable = (page: Page, name: string) =>
  withLargestLetters(page, async () => {
    const before = page.viewportSize() ?? phone;
    for (const width of narrowPhones) {
      await resizeTo(page, { width, height: phone.height });
      await takePicture(page, `letters/${name}-${width}`);
      expect.soft(await page.evaluate(findTrouble), `${name} at ${width} px`).toEqual([]);
    }
    await page.setViewportSize(before);
  });

/** Asserts that an element is visible without scrolling in the largest letters. */
export const staysInView = (page: Page, what: Locator) =>
  withLargestLetters(page, () => expect(what).toBeInViewport({ ratio: 1 }));

/**
 * Asserts that an element ends above the next one on the smallest phone, in the largest letters and at any scroll position.
 */
export const staysAbove = async (page: Page, what: Locator, next: Locator) => {
  const before = page.viewportSize() ?? phone;
  await resizeTo(page, { width: narrowPhones[0], height: 568 });
  await withLargestLetters(page, async () => {
    const [upper, lower] = [await what.boundingBox(), await next.boundingBox()];
    expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0);
  });
  await page.setViewportSize(before);
};

/** Asserts that the page does not scroll sideways when a browser forces right-to-left direction on it. */
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
