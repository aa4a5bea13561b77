import type { ReactNode } from 'react';
import type { MetWord } from './met';

/** The words of a piece of text, each of which can be tapped for its meaning. */
export const Words = ({ text }: { text: string }) =>
  text.split(/([A-Za-z]+(?:['’-][A-Za-z]+)*)/).map((part, i) =>
    // Every second part is a word.
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never change their places.
      <span key={i} data-word={part} className="cursor-help rounded-sm hover:bg-sea-soft">
        {part}
      </span>
    ) : (
      part
    ),
  );

interface TappableTextProps {
  readonly className: string;
  /** A word was tapped. */
  readonly onWord: (met: MetWord) => void;
  /** The content around `Words`. */
  readonly children: ReactNode;
}

/** A text whose words can be tapped. A page that has one also has the field `LookUp`, which the keyboard reaches. */
export const TappableText = ({ className, onWord, children }: TappableTextProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: with the keyboard, words are looked up in the field.
  // biome-ignore lint/a11y/useKeyWithClickEvents: with the keyboard, words are looked up in the field.
  <div
    className={className}
    onClick={({ target, currentTarget }) => {
      const word = target instanceof HTMLElement ? target.dataset.word : undefined;
      if (word === undefined) return;
      const before = document.createRange();
      before.setStart(currentTarget, 0);
      before.setEndBefore(target as HTMLElement);
      onWord({ word, text: currentTarget.textContent, at: before.toString().length });
    }}
  >
    {children}
  </div>
);
