import { LookUp } from '../../subjects/words/look-up';
import type { MetWord } from '../../subjects/words/met';
import { Dialog } from '../../ui/dialog';

interface WordSearchProps {
  readonly onWord: (met: MetWord) => void;
  readonly onClose: () => void;
}

/** Looks up a typed word: the keyboard's equivalent of a tap on a word. */
export const WordSearch = ({ onWord, onClose }: WordSearchProps) => (
  <Dialog title="Look up a word" onClose={onClose}>
    <LookUp onWord={onWord} />
  </Dialog>
);
