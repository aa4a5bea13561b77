import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { words } from './words';

const count = 4;

/**
 * Four different words, each drawn with equal probability: log2(1024 × 1023 × 1022 × 1021) = 39.99 bits. The rule, n words of a
 * list of N have n × log2(N) bits, is that of the EFF (2016: https://www.eff.org/dice). Cognito makes a guesser wait after five
 * wrong passwords, so 40 bits outlast any guessing at the login.
 */
const makeUp = (): string => {
  const chosen = [...crypto.getRandomValues(new Uint32Array(count))].map(
    (value) => words[value % words.length],
  );
  return new Set(chosen).size === count ? chosen.join('-') : makeUp();
};

/** A password of four words, made in this browser. It is kept nowhere, and leaves only when the form is sent. */
const Words = ({ onOwn }: { onOwn: () => void }) => {
  const [phrase, setPhrase] = useState(makeUp);
  return (
    <section aria-labelledby="passphrase" className="grid gap-3 rounded-control bg-sunken p-4 crowded:p-3">
      <h2 id="passphrase" className="text-lg">
        Your password: four words
      </h2>
      <p
        aria-live="polite"
        className="flex flex-wrap items-center gap-y-2 font-heading text-xl font-bold crowded:text-base"
      >
        {phrase.split('-').map((word, i) => (
          // A line may break between the words only.
          <span key={word} className="inline-flex items-center">
            <span className="rounded-control border-2 border-line bg-raised px-3 py-1 crowded:px-1.5">
              {word}
            </span>
            {i < count - 1 && <span className="px-1.5 crowded:px-0.5">-</span>}
          </span>
        ))}
      </p>
      {/* For the form, and for the browser that offers to remember it. */}
      <input
        type="password"
        name="password"
        autoComplete="new-password"
        value={phrase}
        readOnly
        tabIndex={-1}
        aria-hidden
        className="sr-only"
      />
      <p>Write them on paper, with the lines. Keep it at home.</p>
      <div className="flex flex-wrap gap-2 max-sm:gap-1 max-sm:*:px-3!">
        <Button
          look="secondary"
          icon={<RefreshCw aria-hidden className="size-5" />}
          onClick={() => setPhrase(makeUp())}
        >
          Another one
        </Button>
        <Button look="quiet" onClick={onOwn}>
          My own password
        </Button>
      </div>
    </section>
  );
};

/** Four words, or `own`, the field for an own password. */
const Passphrase = ({ own }: { own: ReactNode }) => {
  const [from, setFrom] = useState<'words' | 'user'>();
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone: focus goes to what has taken its place.
  useEffect(() => {
    if (from !== undefined)
      place.current?.querySelector<HTMLElement>(from === 'words' ? 'button' : 'input')?.focus();
  }, [from]);
  return (
    <div ref={place} className="grid gap-2">
      {from === 'user' ? (
        <>
          {own}
          <Button look="quiet" onClick={() => setFrom('words')}>
            Four words for me
          </Button>
        </>
      ) : (
        <Words onOwn={() => setFrom('user')} />
      )}
    </div>
  );
};

export default Passphrase;
