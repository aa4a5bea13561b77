import { Camera } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Badge, badgeOfAddress } from '../../../../contract/badges/badge';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

interface Detector {
  readonly detect: (from: HTMLVideoElement) => Promise<{ readonly rawValue: string }[]>;
}

declare global {
  /** Not in Safari and Firefox. */
  var BarcodeDetector: (new (options: { formats: string[] }) => Detector) | undefined;
}

/** Whether this page can read a QR code by itself. */
export const canScan = (): boolean =>
  globalThis.BarcodeDetector !== undefined && navigator.mediaDevices !== undefined;

const millisecondsBetweenLooks = 200;

interface LookingProps {
  readonly onBadge: (badge: Badge) => void;
  readonly onFailure: () => void;
}

/** Shows what the camera sees until there is a badge in it. */
const Looking = ({ onBadge, onFailure }: LookingProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onBadge);
  const failed = useEffectEvent(onFailure);
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let next: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      isOver = true;
      clearTimeout(next);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const look = async (detector: Detector, from: HTMLVideoElement): Promise<void> => {
      // A frame that is not there yet is refused.
      const codes = await detector.detect(from).catch(() => []);
      if (isOver) return;
      for (const { rawValue } of codes) {
        const badge = badgeOfAddress(rawValue, location.origin);
        if (badge === undefined) continue;
        stop();
        return found(badge);
      }
      next = setTimeout(() => void look(detector, from), millisecondsBetweenLooks);
    };
    const begin = async () => {
      const { current } = video;
      if (current === null || globalThis.BarcodeDetector === undefined) return failed();
      const detector = new globalThis.BarcodeDetector({ formats: ['qr_code'] });
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver) return stop();
      current.srcObject = stream;
      await current.play();
      await look(detector, current);
    };
    begin().catch(() => {
      if (!isOver) failed();
    });
    return stop;
  }, []);
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label="What the camera sees"
      className="aspect-square w-full max-w-sm justify-self-center rounded-card border-2 border-line bg-sunken object-cover"
    />
  );
};

/** Reads a badge by the camera of the page. The camera is on only after a press. */
export const Scanner = ({ onBadge }: Pick<LookingProps, 'onBadge'>) => {
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off');
  if (state === 'on')
    return (
      <>
        <Looking
          onBadge={(badge) => {
            setState('off');
            onBadge(badge);
          }}
          onFailure={() => setState('failed')}
        />
        <Button look="secondary" onClick={() => setState('off')} className="justify-self-center">
          Switch the camera off
        </Button>
      </>
    );
  return (
    <>
      {state === 'failed' && (
        <Notice kind="error">
          This page may not use the camera. Open the tablet’s own camera app instead.
        </Notice>
      )}
      <Button
        icon={<Camera aria-hidden className="size-5" />}
        onClick={() => setState('on')}
        className="justify-self-center"
      >
        Scan my badge
      </Button>
    </>
  );
};
