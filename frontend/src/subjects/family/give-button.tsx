import { Gift } from 'lucide-react';
import { useState } from 'react';
import { part } from '../../lib/part';
import { Button } from '../../ui/button';
import { Piece } from '../../ui/piece';

const GiveDialog = part(() => import('./give-dialog'));

interface GiveButtonProps {
  readonly childId: string;
  readonly name: string;
}

/** Opens the choice of a sticker or a sentence for a child. */
export const GiveButton = ({ childId, name }: GiveButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" icon={<Gift aria-hidden className="size-5" />} onClick={() => setOpen(true)}>
        Give a sticker
      </Button>
      {isOpen && (
        <Piece>
          <GiveDialog childId={childId} name={name} onClose={() => setOpen(false)} />
        </Piece>
      )}
    </>
  );
};
