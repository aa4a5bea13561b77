import { Square, Volume2 } from 'lucide-react';
import { Button } from '../../ui/button';
import { labelClass, toolClass } from './tool-class';
import { type Speed, speeds, type useNarration } from './use-narration';

interface NarratorProps {
  readonly narration: ReturnType<typeof useNarration>;
  readonly inPages: boolean;
  /** Begins with the paragraph that is in view. */
  readonly onStart: () => void;
}

/** Starts and stops reading aloud, at one of three speeds. Nothing where the device has no voice. */
export const Narrator = ({ narration, inPages, onStart }: NarratorProps) => {
  if (!narration.available) return null;
  const isReading = narration.spoken !== undefined;
  return (
    <>
      <Button
        look="secondary"
        className={toolClass}
        icon={
          isReading ? <Square aria-hidden className="size-5" /> : <Volume2 aria-hidden className="size-5" />
        }
        onClick={isReading ? narration.stop : onStart}
      >
        <span className={labelClass(inPages)}>{isReading ? 'Stop reading' : 'Read to me'}</span>
      </Button>
      {isReading && (
        <label className="flex min-h-target items-center gap-2">
          Speed
          <select
            value={narration.speed}
            onChange={({ target }) => narration.changeSpeed(target.value as Speed)}
            className="min-h-target rounded-control border-2 border-line-strong bg-raised px-3"
          >
            {Object.keys(speeds).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
    </>
  );
};
