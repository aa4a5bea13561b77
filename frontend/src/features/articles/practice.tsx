import { useState } from 'react';
import type { MyWord } from '../../../../contract/words/endpoints';
import { cx } from '../../lib/cx';
import { useHeld } from '../../subjects/controls/use-held';
import { Meanings } from '../../subjects/words/meanings';
import { countedWords } from '../../subjects/words/my-words';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Notice } from '../../ui/notice';
import { ProgressBar } from '../../ui/progress-bar';
import { Wren } from '../../ui/wren';
import { Sentence } from './sentence';
import { usePractice } from './use-practice';

interface CardProps {
  readonly word: MyWord;
  readonly isBusy: boolean;
  readonly onAnswer: (remembered: boolean) => void;
}

/** One word: think of its meaning, look, and say whether you knew it. */
const WordCard = ({ word, isBusy, onAnswer }: CardProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-gap crowded:gap-2">
      <h2 className="text-center text-4xl wrap-break-word crowded:text-2xl" aria-live="polite">
        {word.word}
      </h2>
      {/* With the largest letters on a phone the next step comes first. */}
      <div className={cx(!isOpen && 'crowded:order-last')}>
        <Sentence word={word} />
      </div>
      {isOpen ? (
        <>
          {word.hint !== null && <p>{word.hint}</p>}
          <Meanings word={word.word} sentence={word.sentence ?? undefined} isOptional={word.hint !== null} />
          <div className="flex flex-wrap gap-3 [&>*]:flex-1 [&>*]:basis-[7em]">
            <Button look="secondary" aria-disabled={isBusy || undefined} onClick={() => onAnswer(false)}>
              Not yet
            </Button>
            <Button busy={isBusy} onClick={() => onAnswer(true)}>
              I knew it
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-center">What does it mean? Say it in your own words, then look.</p>
          <Button onClick={() => setOpen(true)}>Show me</Button>
        </>
      )}
    </div>
  );
};

interface PracticeProps {
  readonly due: readonly MyWord[];
  readonly onEnd: () => void;
}

/** Two minutes with the words that are due. */
export const Practice = ({ due, onEnd }: PracticeProps) => {
  const { current, answered, left, isBusy, error, say, goOn } = usePractice(due);
  const held = useHeld('screen');
  if (current === undefined)
    return (
      <Card>
        <EmptyState mood="cheering" title={left === 0 ? 'All done for today!' : 'Two minutes are over!'}>
          <p role="status">
            You practised {countedWords(answered)}.
            {left > 0 && ` ${countedWords(left)} can wait until you like.`}
          </p>
          {left > 0 && held === undefined && <Button onClick={goOn}>Two more minutes</Button>}
          <Button look="secondary" onClick={onEnd}>
            Back to my words
          </Button>
        </EmptyState>
      </Card>
    );
  return (
    <Card aria-label="Practice" className="mx-auto grid w-full max-w-xl gap-gap">
      <div className="flex items-center gap-4">
        <Wren mood="thinking" className="w-16 shrink-0 crowded:hidden" />
        <div className="grid min-w-0 flex-1 gap-1">
          <ProgressBar label="Words practised" value={due.length - left} max={due.length} />
          <p className="text-[0.9em] text-soft crowded:hidden">{countedWords(left)} to go</p>
        </div>
      </div>
      <WordCard key={`${current.word} ${current.reviews}`} word={current} isBusy={isBusy} onAnswer={say} />
      {error !== null && <Notice kind="error">{error.message}</Notice>}
      <Button look="quiet" onClick={onEnd}>
        Stop
      </Button>
    </Card>
  );
};
