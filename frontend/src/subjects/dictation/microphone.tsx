import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../lib/cx';
import { Button } from '../../ui/button';
import { type Listener, useDictation } from './use-dictation';

interface MicrophoneProps extends Listener {
  /** The text behind which the spoken words are written. */
  readonly text: string;
  /** The button has its words beside the icon. */
  readonly hasWords?: boolean;
}

/** Writes what a child says behind what it has typed. It stops when it is taken away: then no more words come. */
const Microphone = ({ text, onText, hasWords = false, ...listener }: MicrophoneProps) => {
  const said = useRef(text);
  const [isPreparing, setPreparing] = useState(false);
  const { listening, start, stop, keep } = useDictation({
    ...listener,
    onText: (spoken) => {
      said.current = spoken;
      onText(spoken);
    },
  });
  // The child has changed the text: its letters stay.
  useEffect(() => {
    if (text !== said.current) keep(text);
    said.current = text;
  });
  const toggle = async () => {
    if (listening) return stop();
    setPreparing(true);
    await start(text);
    setPreparing(false);
  };
  const label = listening ? 'Stop the microphone' : 'Speak instead of typing';
  return (
    <Button
      look={listening ? 'chosen' : 'secondary'}
      aria-pressed={listening}
      data-quiet={listening || undefined}
      aria-label={label}
      busy={isPreparing}
      icon={listening ? <Square aria-hidden className="size-5" /> : <Mic aria-hidden className="size-5" />}
      onClick={toggle}
      className={cx('px-3!', listening && 'animate-glow')}
    >
      {hasWords && label}
    </Button>
  );
};

export default Microphone;
