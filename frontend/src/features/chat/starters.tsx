import { Button } from '../../ui/button';

/** First words for a shy child: they are said as they are, and the companion asks on. */
export const openers = {
  wren: ['Ask me something easy!', 'I was surprised by something', 'I have a question about the book'],
  /** Each can be answered from the book for every character. */
  character: ['What are you afraid of?', 'What happened to you?', 'What do you like best?'],
} as const;

/** Openers to choose from. */
export const Starters = ({
  character,
  onSay,
}: {
  character: string | null;
  onSay: (text: string) => void;
}) => (
  <div className="grid grid-cols-1 gap-1">
    <p className="text-[0.9em] text-soft">Not sure how to begin? Pick one:</p>
    <div className="flex gap-2 max-sm:-mx-2 max-sm:overflow-x-auto max-sm:px-2 max-sm:py-1 crowded:grid sm:flex-wrap">
      {(character === null ? openers.wren : openers.character).map((text) => (
        <Button key={text} look="secondary" onClick={() => onSay(text)} className="shrink-0">
          {text}
        </Button>
      ))}
    </div>
  </div>
);
