import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/text-field';
import { Wren } from '../../ui/wren';

interface BookPlateProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** A book plate to print. The name on it stays in this browser. */
const BookPlate = ({ name, onClose }: BookPlateProps) => {
  const [owner, setOwner] = useState(name);
  return (
    <Dialog title="Your book plate" onClose={onClose}>
      <div data-print-page className="grid gap-4">
        <div
          data-print
          className="mx-auto grid w-full max-w-80 justify-items-center gap-2 rounded-card border-4 border-double border-ink bg-paper p-5 text-center crowded:p-3"
        >
          <Wren mood="reading" className="w-28" />
          <p className="font-heading text-xl">This book belongs to</p>
          <p className="w-full border-b-2 border-ink font-heading text-2xl font-bold wrap-anywhere crowded:text-xl">
            {owner.trim() || '\u00a0'}
          </p>
          <p className="text-[0.85em]">Please bring it back to its nest.</p>
        </div>
        <TextField
          label="The name on it"
          maxLength={40}
          autoComplete="off"
          value={owner}
          onChange={(event) => setOwner(event.target.value)}
        />
        <Button icon={<Printer aria-hidden className="size-5" />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </Dialog>
  );
};

export default BookPlate;
