import { useState } from 'react';
import type { ChildPage } from '../../../../contract/family/page';
import { part } from '../../lib/part';
import { Button } from '../../ui/button';
import { Piece } from '../../ui/piece';
import { Skeleton } from '../../ui/skeleton';

const ControlsForm = part(() => import('../../subjects/controls/controls-form'));

interface ControlChoicesProps {
  readonly of: ChildPage;
  /** Keeps the server's answer to a change. */
  readonly onChanged: (answer: ChildPage['controls']) => void;
}

/** Opens what a guardian can switch off and limit for a child. Its form is loaded when it is opened. */
export const ControlChoices = ({ of: { child, consents, controls }, onChanged }: ControlChoicesProps) => {
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={`Off and on for ${child.username}`} className="grid gap-3">
      <h3 className="text-lg">Off and on, minutes and quiet hours</h3>
      {open ? (
        <Piece waiting={<Skeleton className="h-56" />}>
          <ControlsForm name={child.username} of={controls} consents={consents} onChanged={onChanged} />
        </Piece>
      ) : (
        <>
          <p className="text-soft">
            Within what you have agreed to, you can switch parts of Inkwren off for a while, and choose when
            it rests.
          </p>
          <Button look="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
            Choose for {child.username}
          </Button>
        </>
      )}
    </section>
  );
};
