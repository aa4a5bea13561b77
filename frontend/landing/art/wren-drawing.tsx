import { Wren, type WrenMood } from '../../src/ui/wren';
import { Drawing } from './drawing';

/** Wren below the fold: a file, like the other pictures there. */
export const WrenDrawing = ({ mood }: { mood: WrenMood }) => (
  <Drawing name={`wren-${mood}`} viewBox="0 0 124 124" className="wren">
    <Wren mood={mood} />
  </Drawing>
);
