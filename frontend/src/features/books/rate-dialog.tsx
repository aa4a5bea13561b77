import { useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { StarInput } from '../../ui/star-input';

interface RateDialogProps {
  readonly title: string;
  /** The earlier rating. */
  readonly rating?: number | undefined;
  readonly onClose: () => void;
  readonly onRate: (stars: number) => void;
}

/** A book counts as read only with a rating. */
const RateDialog = ({ title, rating, onClose, onRate }: RateDialogProps) => {
  const [stars, setStars] = useState(rating);
  return (
    <Dialog onClose={onClose} title="Rate this book">
      <p className="mb-3 text-center">
        How did you like <strong>{title}</strong>?
      </p>
      <StarInput value={stars} onChange={setStars} />
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={stars === undefined} onClick={() => stars !== undefined && onRate(stars)}>
          Save
        </Button>
      </div>
    </Dialog>
  );
};

export default RateDialog;
