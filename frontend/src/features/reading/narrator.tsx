import { Bird, Pause, Play, Rabbit, Square, TabletSmartphone, Turtle } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { cx } from '../../lib/cx';
import { Button } from '../../ui/button';
import { NoVoice } from './no-voice';
import { readToMeId } from './tool-class';
import type { Narration } from './use-narration';

interface NarratorProps {
  readonly narration: Narration;
  readonly inPages: boolean;
}

const iconClass = 'size-6';
const labelClass = 'max-sm:sr-only';

const readers: Readonly<Record<Narration['reader'], string>> = {
  wren: 'Wren',
  tune: 'Tune',
  device: 'Device',
};

/**
 * Pauses and ends reading aloud, and sets its speed: below a page in place of the buttons that turn it, over a scroll at the bottom
 * of the screen. Its place is there before, so that no line moves.
 */
const Controls = ({ narration, inPages }: NarratorProps) => {
  const { state, reader, speed, slower, faster, changeSpeed, pause, resume, stop } = narration;
  const isReading = state === 'reading';
  const box = useRef<HTMLDivElement>(null);
  // The focus returns to where it began, however reading ends.
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      if (current?.contains(document.activeElement))
        document.getElementById(readToMeId)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for answers
    <div
      ref={box}
      role="group"
      aria-label="Reading aloud"
      className={cx(
        'z-1 flex items-center justify-center gap-2 crowded:gap-1',
        inPages
          ? 'sticky bottom-0 mt-2 bg-paper pt-1 pb-2'
          : 'absolute inset-x-0 bottom-0 mx-auto w-fit rounded-t-card border border-b-0 border-line bg-paper px-3 pt-2 crowded:px-1 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-card',
      )}
    >
      <Button
        look="secondary"
        className="px-3!"
        aria-label="Read more slowly"
        disabled={slower === undefined}
        icon={<Turtle aria-hidden className={iconClass} />}
        onClick={() => slower !== undefined && changeSpeed(slower)}
      />
      <div className="grid min-w-14 justify-items-center text-soft leading-tight crowded:min-w-0">
        <p role="status" className="tabular-nums crowded:sr-only">
          <span className="sr-only">Speed </span>
          {speed}
        </p>
        <p role="status" className="flex items-center gap-1 text-[0.8em]">
          {reader === 'device' ? (
            <TabletSmartphone aria-hidden className="size-4" />
          ) : (
            <Bird aria-hidden className="size-4" />
          )}
          <span className="sr-only">Voice: </span>
          <span className="crowded:sr-only">{readers[reader]}</span>
        </p>
      </div>
      <Button
        look="secondary"
        className="px-3!"
        aria-label="Read faster"
        disabled={faster === undefined}
        icon={<Rabbit aria-hidden className={iconClass} />}
        onClick={() => faster !== undefined && changeSpeed(faster)}
      />
      <Button
        className="px-4!"
        icon={
          isReading ? <Pause aria-hidden className={iconClass} /> : <Play aria-hidden className={iconClass} />
        }
        onClick={isReading ? pause : resume}
      >
        <span className={labelClass}>{isReading ? 'Pause' : 'Go on'}</span>
      </Button>
      <Button
        look="secondary"
        className="px-3!"
        icon={<Square aria-hidden className={iconClass} />}
        onClick={stop}
      >
        <span className={labelClass}>Stop</span>
      </Button>
    </div>
  );
};

/** Reads aloud, or says why not. */
const Narrator = (props: NarratorProps) =>
  props.narration.state === 'silent' ? (
    <NoVoice hearsWren={props.narration.hearsWren} onClose={props.narration.stop} />
  ) : (
    <Controls {...props} />
  );

export default Narrator;
