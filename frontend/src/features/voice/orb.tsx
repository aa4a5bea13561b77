import { useEffect, useRef } from 'react';
import { cx } from '../../lib/cx';
import { Wren, type WrenMood } from '../../ui/wren';
import type { VoiceState } from './voice-state';

const moods: Record<VoiceState['status'], WrenMood> = {
  listening: 'happy',
  thinking: 'thinking',
  speaking: 'waving',
};

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface OrbProps {
  readonly status: VoiceState['status'];
  readonly open: boolean;
  readonly analyser: () => AnalyserNode | undefined;
}

/** Wren in a ring of light, which pulses with the sound that is played; still under reduced motion. */
export const Orb = ({ status, open, analyser }: OrbProps) => {
  const ring = useRef<HTMLDivElement>(null);
  const isSpeaking = open && status === 'speaking';
  useEffect(() => {
    if (!isSpeaking || isStill()) return;
    const wave = new Uint8Array(256);
    let frame = 0;
    const draw = () => {
      analyser()?.getByteTimeDomainData(wave);
      const loudness = Math.max(...wave.map((value) => Math.abs(value - 128))) / 128;
      ring.current?.style.setProperty('scale', String(1 + 0.25 * loudness));
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      ring.current?.style.removeProperty('scale');
    };
  }, [isSpeaking, analyser]);
  return (
    <div aria-hidden className="relative mx-auto grid size-52 place-items-center crowded:size-28">
      <div
        ref={ring}
        data-orb={isSpeaking ? 'speaking' : 'still'}
        className={cx(
          'absolute inset-3 rounded-full border-4 transition-colors',
          isSpeaking
            ? 'border-accent bg-accent-soft'
            : open
              ? 'border-leaf bg-leaf-soft'
              : 'border-line bg-sunken',
        )}
      />
      <Wren mood={open ? moods[status] : 'happy'} className="relative w-32 crowded:w-20" />
    </div>
  );
};
