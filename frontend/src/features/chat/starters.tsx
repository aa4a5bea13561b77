import { Button } from '../../ui/button';
import { openers } from './openers';

/** Openers to choose from. */
export const Starters = ({
  character,
  onSay,
}: {
  character: string | null;
  onSay: (text: string) => void;
}) => (
  <div className="grid grid-cols-1 gap-1">
    <p className="text-[0.9em] text-soft">Not sure how to begin? Pick one:</p>
    <div className="flex gap-2 max-sm:-mx-2 max-sm:overflow-x-auto max-sm:px-2 max-sm:py-1 crowded:grid sm:flex-wrap">
      {(character === null ? openers.wren : openers.character).map((text) => (
        <Button key={text} look="secondary" onClick={() => onSay(text)} className="shrink-0">
          {text}
        </Button>
      ))}
    </div>
  </div>
);
