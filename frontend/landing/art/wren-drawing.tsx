import { Wren, type WrenMood } from '../../src/ui/wren';
import { Drawing } from './drawing';

/** Wren where nobody sees her yet: as a file, like the other pictures below the fold. */
export const WrenDrawing = ({ mood }: { mood: WrenMood }) => (
  <Drawing name={`wren-${mood}`} viewBox="0 0 124 124" className="wren">
    <Wren mood={mood} />
  </Drawing>
);
