import { LookUp } from '../../subjects/words/look-up';
import { Dialog } from '../../ui/dialog';

interface WordSearchProps {
  readonly onWord: (word: string) => void;
  readonly onClose: () => void;
}

/** A word to look up, typed: the way of the keyboard to what a tap on a word does. */
export const WordSearch = ({ onWord, onClose }: WordSearchProps) => (
  <Dialog title="Look up a word" onClose={onClose}>
    <LookUp onWord={onWord} />
  </Dialog>
);
