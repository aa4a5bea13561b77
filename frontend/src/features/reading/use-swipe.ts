import { type PointerEvent, useRef } from 'react';

/** A finger that moves less than this sideways taps, or scrolls. */
const leastPixels = 40;

/**
 * Turns pages by a finger that moves sideways. The browser scrolls and zooms by itself, and cancels the pointer then
 * (`touch-action: pan-y pinch-zoom`); a finger that selects text turns nothing.
 */
export const useSwipe = (turn: (by: 1 | -1) => void) => {
  const began = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(undefined);
  const forget = () => {
    began.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId: id, clientX: x, clientY: y }: PointerEvent) => {
      began.current = pointerType === 'touch' && isPrimary ? { id, x, y } : undefined;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = began.current;
      if (from?.id !== pointerId) return;
      forget();
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      if (Math.abs(dx) < leastPixels || Math.abs(dx) < 2 * Math.abs(dy)) return;
      if (getSelection()?.isCollapsed !== false) turn(dx < 0 ? 1 : -1);
    },
    onPointerCancel: forget,
  };
};
