import { useEffect, useRef } from 'react';
import { type DrawingStage, drawingStages } from '../../../../contract/comics/kinds';
import { cx } from '../../lib/cx';
import { Card } from '../../ui/card';
import { Wren } from '../../ui/wren';

const words: Readonly<Record<DrawingStage, string>> = {
  waiting: 'Wren is sharpening the pencils…',
  reading: 'Wren is reading your story…',
  sketching: 'Wren is sketching four panels…',
  drawing: 'Wren is painting your comic…',
  lettering: 'Wren is writing your words into it…',
};

interface DrawingProps {
  readonly stage: DrawingStage;
  /** Many comics are before it. */
  readonly comesLater: boolean;
  /** It replaces the writer, whose button had the focus. */
  readonly takesFocus: boolean;
}

/** While a comic is drawn: the panels appear one by one, and the child may leave. */
export const Drawing = ({ stage, comesLater, takesFocus }: DrawingProps) => {
  const done = drawingStages.indexOf(stage);
  const heading = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, []);
  return (
    <Card aria-label="Your comic" className="grid justify-items-center gap-4 py-8 text-center">
      <div aria-hidden className="grid w-full max-w-60 grid-cols-2 gap-2">
        {[1, 2, 3, 4].map((panel) => (
          <div
            key={panel}
            className={cx(
              'grid aspect-square place-items-center rounded-control border-3 transition-colors duration-700',
              panel <= done ? 'border-ink bg-sun-soft' : 'border-dashed border-line bg-sunken',
            )}
          >
            {panel === Math.max(done, 1) && <Wren mood="thinking" className="w-16 max-w-3/4 animate-hop" />}
          </div>
        ))}
      </div>
      <p ref={heading} tabIndex={-1} role="status" className="font-heading text-2xl font-bold outline-none">
        {comesLater ? 'Your comic comes later' : words[stage]}
      </p>
      <p className="max-w-md text-soft">
        {comesLater
          ? 'Many comics are before it. Your story is safe and in the line: look in again in a while.'
          : 'It takes a minute or two. You can look around: your comic is drawn without you, and waits here.'}
      </p>
    </Card>
  );
};
