import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { words } from './words';

/** Three different words. */
const makeUp = (): string => {
  const chosen = [...crypto.getRandomValues(new Uint32Array(3))].map((value) => words[value % words.length]);
  return new Set(chosen).size === chosen.length ? chosen.join('-') : makeUp();
};

/** Proposes a password of three words, generated in this browser. It is not stored or sent before the user takes it. */
const Passphrase = ({ onTake }: { onTake: (phrase: string) => void }) => {
  const [phrase, setPhrase] = useState(makeUp);
  const [taken, setTaken] = useState(false);
  return (
    <section aria-label="A password to take" className="mt-3 grid gap-2 rounded-control bg-sunken p-4">
      <p>No idea? Take these three words:</p>
      <p aria-live="polite" className="font-heading text-xl font-bold crowded:text-base">
        {phrase.split('-').map((word, i) => (
          // A line may break between the words only.
          <span key={word} className="inline-block">
            {i > 0 && '-'}
            {word}
          </span>
        ))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          onClick={() => {
            onTake(phrase);
            setTaken(true);
          }}
        >
          Take these
        </Button>
        <Button
          look="quiet"
          icon={<RefreshCw aria-hidden className="size-5" />}
          onClick={() => {
            setPhrase(makeUp());
            setTaken(false);
          }}
        >
          Other words
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {taken && 'Write them on paper, with the lines between them, and keep the paper at home.'}
      </p>
    </section>
  );
};

export default Passphrase;
