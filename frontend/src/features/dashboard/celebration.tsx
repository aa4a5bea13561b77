import { Gem } from 'lucide-react';
import { Button } from '../../ui/button';
import { Confetti } from '../../ui/confetti';
import { Dialog } from '../../ui/dialog';
import { Wren } from '../../ui/wren';

interface CelebrationProps {
  readonly gems: number;
  readonly onClose: () => void;
}

/** Celebrates a week's reward. */
export const Celebration = ({ gems, onClose }: CelebrationProps) => (
  <Dialog title="You were among the best of the week!" onClose={onClose}>
    <Confetti />
    <div className="grid justify-items-center gap-3 text-center">
      <Wren mood="cheering" className="w-36" />
      <p className="flex items-center gap-2 font-heading text-4xl font-bold">
        <Gem aria-hidden className="size-9 text-sea" />
        {gems} gems
      </p>
      <p>They are yours already. Wren is very proud of you!</p>
      <Button data-focus-first onClick={onClose} className="mt-2 w-full">
        Hooray!
      </Button>
    </div>
  </Dialog>
);
