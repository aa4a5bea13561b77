import { useState } from 'react';
import { DictionaryWord } from '../../../../contract/dictionary';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/text-field';

interface WordSearchProps {
  readonly onFind: (word: string) => void;
  readonly onClose: () => void;
}

/** A word to look up, typed: the way of the keyboard to what a tap on a word does. */
export const WordSearch = ({ onFind, onClose }: WordSearchProps) => {
  const [word, setWord] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isWord = DictionaryWord.safeParse(word.trim()).success;
  return (
    <Dialog title="Look up a word" onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWord) onFind(word.trim());
          else setWrong(true);
        }}
      >
        <TextField
          label="Which word?"
          value={word}
          onChange={({ target }) => setWord(target.value)}
          hint="You can also tap a word in the story."
          error={isWrong && !isWord ? 'Please type one word, in letters.' : undefined}
        />
        <Button type="submit" className="justify-self-start">
          Look it up
        </Button>
      </form>
    </Dialog>
  );
};
