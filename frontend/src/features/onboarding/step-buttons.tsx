import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { Button } from '../../ui/button';

interface StepButtonsProps {
  readonly busy: boolean;
  readonly label: string;
  /** Goes to the previous step, if there is one. */
  readonly onBack?: (() => void) | undefined;
  /** They stay in view while a long step scrolls, unless large letters need the room of a low screen. */
  readonly stays?: boolean;
  /** What is wrong, above the buttons. */
  readonly children?: ReactNode;
}

/** The buttons to the next and the previous step at the end of a step's form. */
export const StepButtons = ({ busy, label, onBack, stays = false, children }: StepButtonsProps) => (
  <div
    className={cx(
      'grid gap-3',
      stays &&
        'sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper px-4 py-3 crowded:gap-1 crowded:py-2 [@media(max-height:40rem)]:crowded:static',
    )}
  >
    {children}
    <div className="flex flex-row-reverse flex-wrap justify-between gap-3 crowded:flex-col">
      <Button type="submit" busy={busy} className="max-sm:flex-1">
        {busy ? 'Saving…' : label}
      </Button>
      {onBack !== undefined && (
        <Button look="secondary" onClick={onBack}>
          Back
        </Button>
      )}
    </div>
  </div>
);
