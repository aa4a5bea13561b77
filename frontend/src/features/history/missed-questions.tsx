import { useState } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Wren } from '../../ui/wren';
import { MissedQuestion } from './missed-question';
import type { ReviewedAnswer } from './reviewed-question';

interface MissedQuestionsProps {
  /** The id of the book. */
  readonly book: string;
  readonly missed: readonly ReviewedAnswer[];
  readonly onClose: () => void;
}

/** The missed questions of a quiz, one after the other. It is for learning: nothing is paid or stored. */
export const MissedQuestions = ({ book, missed, onClose }: MissedQuestionsProps) => {
  const [results, setResults] = useState<readonly boolean[]>([]);
  const answer = missed[results.length];
  const found = results.filter(Boolean).length;
  const foundMost = 2 * found >= missed.length;
  if (answer === undefined)
    return (
      <Card className="grid justify-items-center gap-3 text-center">
        <Wren mood={foundMost ? 'cheering' : 'reading'} className="w-32" />
        <h2 className="text-2xl">
          You found {found} of {missed.length}
        </h2>
        <p>
          {found === missed.length ? 'Now you know them all!' : 'A look into the book helps with the rest.'}
        </p>
        <Button data-focus-first ref={(button) => button?.focus()} onClick={onClose}>
          Back to the answers
        </Button>
      </Card>
    );
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="font-semibold text-soft">
          {results.length + 1} of {missed.length} that you missed
        </p>
        <Button look="quiet" onClick={onClose}>
          Stop
        </Button>
      </div>
      <MissedQuestion
        key={answer.id}
        book={book}
        answer={answer}
        onDone={(isFound) => setResults([...results, isFound])}
      />
    </div>
  );
};
