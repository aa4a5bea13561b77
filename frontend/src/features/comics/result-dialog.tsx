import { Star } from 'lucide-react';
import type { Comic } from '../../../../contract/comics/endpoints';
import { navigate } from '../../lib/navigation';
import { ShareFeedback } from '../../subjects/feedback/share-feedback';
import { Help } from '../../subjects/help/help';
import { Button } from '../../ui/button';
import { Confetti } from '../../ui/confetti';
import { Dialog } from '../../ui/dialog';
import { ComicPicture } from './comic-picture';

interface ResultDialogProps {
  readonly comic: Comic;
  /** Help lines, if it is doubtful whether the story tells of a crisis. */
  readonly help: string | null;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The finished comic, its points, and the next step. */
const ResultDialog = ({ comic, help, onOpen, onClose }: ResultDialogProps) => (
  <Dialog title="Your comic is ready!" onClose={onClose}>
    <Confetti />
    <div className="grid justify-items-center gap-3 text-center">
      <ComicPicture comic={comic} as="thumbnail" className="rounded-control border border-line" />
      <p className="flex items-center gap-2 font-heading text-3xl font-bold">
        <Star aria-hidden className="size-8 fill-sun text-sun-ink" />+{comic.completion_points} points
      </p>
      {help !== null && <Help>{help}</Help>}
      <Button data-focus-first onClick={onOpen} className="w-full">
        Look at it
      </Button>
      <ShareFeedback
        feature="comic"
        reference={comic.id}
        earns={comic.completion_points > 0}
        title="How do you like your comic?"
        questions={['rating', 'engagement', 'like_dislike']}
      />
      <Button look="quiet" onClick={() => navigate('/dashboard')} className="w-full">
        Back to Dashboard
      </Button>
    </div>
  </Dialog>
);

export default ResultDialog;
