import { type ComponentProps, useContext, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { TextArea } from '../../ui/text-area';
import { OnViolation } from './guarded';
import { type TextWatch, watchText } from './text-watch';

interface GuardedTextAreaProps extends Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A text area inside `Guarded` whose text must be written, or spoken, by the child: any other text ends the activity. */
export const GuardedTextArea = ({ value, onChange, ...area }: GuardedTextAreaProps) => {
  const onViolation = useEffectEvent(useContext(OnViolation));
  const frame = useRef<HTMLDivElement>(null);
  const watch = useRef<TextWatch>(null);
  useLayoutEffect(() => {
    const box = frame.current?.querySelector('textarea');
    if (!box) return;
    const started = watchText(box, () => onViolation());
    watch.current = started;
    return () => started.stop();
  }, []);
  useLayoutEffect(() => {
    watch.current?.expect(value);
  }, [value]);
  return (
    <div ref={frame} className="min-w-0">
      {/* The check uses the text itself and not the event, because a script can create any event. */}
      <TextArea {...area} value={value} onChange={() => onChange(watch.current?.text() ?? '')} />
    </div>
  );
};
