import { useId } from 'react';
import type { BookImport, ImportStatus } from '../../../../contract/imports/endpoints';
import { counted } from '../../lib/counted';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ProgressBar } from '../../ui/progress-bar';
import { rightsWord } from './accept-form';
import { FoundImport } from './found-import';
import { canBeTriedAgain, ImportProblem } from './import-problem';
import { day } from './words';

const states = {
  uploading: { word: 'Not uploaded yet', tone: 'plain' },
  waiting: { word: 'Waiting to be read', tone: 'plain' },
  reading: { word: 'Being read', tone: 'plain' },
  found: { word: 'Waits for your yes', tone: 'waiting' },
  failed: { word: 'Refused', tone: 'bad' },
  served: { word: 'In the library', tone: 'good' },
  removing: { word: 'Being removed', tone: 'plain' },
} as const satisfies Record<ImportStatus, object>;

/** The book's name as far as it is known. */
export const nameOf = ({ title, file_name }: BookImport) => title || file_name;

const factsOf = ({ author, chapters, rights, source, created_at }: BookImport) =>
  [
    author,
    chapters !== null && counted(chapters, 'chapter'),
    rights !== null && rightsWord(rights),
    source,
    `added ${day(created_at)}`,
  ].filter(Boolean);

interface ImportEntryProps {
  readonly book: BookImport;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onAccepted: (title: string) => void;
  readonly onRemove: () => void;
}

/** One added book: how far it is, and what can be done about it. */
export const ImportEntry = ({ book, isOpen, onToggle, onAccepted, onRemove }: ImportEntryProps) => {
  const { status, progress, problem } = book;
  const id = useId();
  const name = nameOf(book);
  const wasRead = status === 'found' || status === 'served';
  const asks = status === 'found' && isOpen;
  return (
    <Card className="grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg wrap-anywhere">{name}</h3>
        <Badge tone={states[status].tone}>
          {status === 'failed' && canBeTriedAgain(book) ? 'Not read' : states[status].word}
        </Badge>
      </div>
      <p className="text-[0.9em] text-soft wrap-anywhere">{factsOf(book).join(' · ')}</p>
      {status === 'reading' && progress !== null && (
        <ProgressBar label={`Reading ${name}`} value={progress.done} max={progress.of} />
      )}
      {problem !== null && <ImportProblem book={book} name={name} problem={problem} />}
      <div className="flex flex-wrap gap-2">
        {wasRead && (
          <Button
            look="secondary"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${status === 'found' ? 'What we found' : 'Chapters'}: ${name}`}
            onClick={onToggle}
          >
            {status === 'found' ? 'What we found' : 'Chapters'}
          </Button>
        )}
        {status !== 'removing' && !asks && (
          <Button
            look="secondary"
            aria-label={`${status === 'served' ? 'Remove' : 'Discard'}: ${name}`}
            onClick={onRemove}
          >
            {status === 'served' ? 'Remove' : 'Discard'}
          </Button>
        )}
      </div>
      {wasRead && (
        <div id={id} hidden={!isOpen}>
          {isOpen && <FoundImport book={book} onAccepted={onAccepted} onDiscard={onRemove} />}
        </div>
      )}
    </Card>
  );
};
