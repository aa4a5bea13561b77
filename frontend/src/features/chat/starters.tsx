import { Button } from '../../ui/button';

const forWren = [
  'Ask me something easy!',
  'I was surprised by something',
  'I have a question about the book',
];
const forCharacter = ['What are you afraid of?', 'Why did you do that?', 'What do you like best?'];

/** First words for a shy child: they are said as they are, and the companion asks on. */
export const Starters = ({
  character,
  onSay,
}: {
  character: string | null;
  onSay: (text: string) => void;
}) => (
  <div className="grid gap-2">
    <p className="text-[0.9em] text-soft">Not sure how to begin? Pick one:</p>
    <div className="flex flex-wrap gap-2">
      {(character === null ? forWren : forCharacter).map((text) => (
        <Button key={text} look="secondary" onClick={() => onSay(text)}>
          {text}
        </Button>
      ))}
    </div>
  </div>
);
