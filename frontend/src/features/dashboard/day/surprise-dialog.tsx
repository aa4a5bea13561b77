import type { Surprise } from '../../../../../contract/home/endpoints';
import { Dialog } from '../../../ui/dialog';
import { FromChapter } from './from-chapter';
import { OldComic } from './old-comic';
import { WordRow } from './word-row';

interface SurpriseDialogProps {
  readonly day: string;
  readonly surprise: Surprise;
  readonly onClose: () => void;
}

/** The unwrapped surprise of a day. It gives neither points nor gems. */
const SurpriseDialog = ({ day, surprise, onClose }: SurpriseDialogProps) => (
  <Dialog title="In your parcel today" onClose={onClose}>
    <div className="grid justify-items-center gap-4 text-center">
      {surprise.kind === 'words' && <WordRow words={surprise.words} />}
      {surprise.kind === 'comic' && <OldComic id={surprise.id} />}
      {(surprise.kind === 'word' || surprise.kind === 'line') && (
        <FromChapter kind={surprise.kind} book={surprise.book_id} chapter={surprise.chapter} seed={day} />
      )}
      <p className="text-soft">Tomorrow there is another one.</p>
    </div>
  </Dialog>
);

export default SurpriseDialog;
