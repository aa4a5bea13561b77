import type { Locator, Page } from 'playwright-core';

/** Draws the pointer above all open elements: recordings do not include the cursor. Runs in the page. */
const drawCursor = () => {
  const cursor = document.createElement('div');
  cursor.popover = 'manual';
  Object.assign(cursor.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: '34px',
    height: '34px',
    margin: '-17px 0 0 -17px',
    padding: '0',
    border: '3px solid #c63f17',
    borderRadius: '50%',
    background: 'rgb(242 177 52 / 0.45)',
    pointerEvents: 'none',
    transition: 'scale 120ms',
  });
  let modals = 0;
  addEventListener('mousemove', ({ clientX, clientY }) => {
    const open = document.querySelectorAll('dialog[open]').length;
    if (!cursor.isConnected) document.documentElement.append(cursor);
    // The element that was opened last is on top, so the cursor is opened again.
    if (open !== modals && cursor.matches(':popover-open')) cursor.hidePopover();
    if (!cursor.matches(':popover-open')) cursor.showPopover();
    modals = open;
    cursor.style.translate = `${clientX}px ${clientY}px`;
  });
  addEventListener('mousedown', () => {
    cursor.style.scale = '0.7';
  });
  addEventListener('mouseup', () => {
    cursor.style.scale = '1';
  });
};

/** A pointer that moves slowly enough to follow. */
export class Hand {
  private at = { x: 195, y: 560 };

  private constructor(private readonly page: Page) {}

  static async on(page: Page): Promise<Hand> {
    await page.addInitScript(drawCursor);
    return new Hand(page);
  }

  async moveTo(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${target} is not to be seen`);
    const { x, y } = this.at;
    const to = { x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 };
    const steps = Math.round(8 + Math.hypot(to.x - x, to.y - y) / 45);
    for (let step = 1; step <= steps; step++) {
      const part = (1 - Math.cos((Math.PI * step) / steps)) / 2;
      await this.page.mouse.move(x + (to.x - x) * part, y + (to.y - y) * part);
      await this.page.waitForTimeout(16);
    }
    this.at = to;
  }

  async click(target: Locator): Promise<void> {
    await this.moveTo(target);
    await this.page.waitForTimeout(90);
    await this.page.mouse.down();
    await this.page.waitForTimeout(90);
    await this.page.mouse.up();
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.click(target);
    await target.pressSequentially(text, { delay: 32 });
  }
}
