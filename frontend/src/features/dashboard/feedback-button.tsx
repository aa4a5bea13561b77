import { MessageSquareHeart } from 'lucide-react';
import { useState } from 'react';
import { part } from '../../lib/part';
import { Button } from '../../ui/button';
import { Piece } from '../../ui/piece';

const FeedbackDialog = part(() => import('./feedback-dialog'));

/** Opens the form for feedback on Inkwren. */
export const FeedbackButton = ({ title }: { title: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        icon={<MessageSquareHeart aria-hidden className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      {open && (
        <Piece>
          <FeedbackDialog title={title} onClose={() => setOpen(false)} />
        </Piece>
      )}
    </>
  );
};
