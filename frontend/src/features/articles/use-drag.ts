import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** A finger that moves less than this taps. */
const startsAt = 8;

interface Drag {
  readonly word: number;
  readonly x: number;
  readonly y: number;
  readonly moving: boolean;
}

const gapAt = (x: number, y: number): number | undefined => {
  const gap = document.elementFromPoint?.(x, y)?.closest<HTMLElement>('[data-gap]')?.dataset.gap;
  return gap === undefined ? undefined : Number(gap);
};

/** Dragging by pointer events: the guard of an activity blocks the browser's own drag and drop. */
export const useDrag = (onDrop: (word: number, gap: number) => void) => {
  const [drag, setDrag] = useState<Drag>();
  /** The browser sends a click after a drag, to the element where it began. */
  const isAfterDrag = useRef(false);
  return {
    drag: drag?.moving === true ? drag : undefined,
    /** The handlers of one word. `onMiss`: it was dropped, but into no gap. */
    handlers: (word: number, onMiss?: () => void) => ({
      onPointerDown: ({
        currentTarget,
        pointerId,
        clientX: x,
        clientY: y,
        button,
      }: PointerEvent<HTMLElement>) => {
        isAfterDrag.current = false;
        if (button !== 0) return;
        currentTarget.setPointerCapture?.(pointerId);
        setDrag({ word, x, y, moving: false });
      },
      onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
        if (drag?.word !== word) return;
        if (drag.moving) setDrag({ word, x, y, moving: true });
        else if (Math.hypot(x - drag.x, y - drag.y) > startsAt) setDrag({ word, x, y, moving: true });
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        setDrag(undefined);
        if (drag?.moving !== true) return;
        isAfterDrag.current = true;
        const gap = gapAt(clientX, clientY);
        if (gap === undefined) onMiss?.();
        else onDrop(word, gap);
      },
      onPointerCancel: () => setDrag(undefined),
      onClickCapture: (event: MouseEvent) => {
        if (isAfterDrag.current) event.stopPropagation();
        isAfterDrag.current = false;
      },
    }),
  };
};
