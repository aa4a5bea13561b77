import { LookUp } from '../../subjects/words/look-up';
import type { MetWord } from '../../subjects/words/met';
import { Dialog } from '../../ui/dialog';
import { Wren } from '../../ui/wren';

interface WordSearchProps {
  readonly onWord: (met: MetWord) => void;
  readonly onClose: () => void;
}

/** Looks up a typed word: the keyboard's equivalent of a tap on a word. */
export const WordSearch = ({ onWord, onClose }: WordSearchProps) => (
  <Dialog title="Look up a word" onClose={onClose}>
    <Wren mood="reading" className="mx-auto mb-3 w-24 crowded:hidden" />
    <LookUp onWord={onWord} />
  </Dialog>
);
