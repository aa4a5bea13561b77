import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { Book, Chapter } from '../../../../contract/books/endpoints';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { ChapterChoice } from './chapter-choice';

export interface TalkChoiceProps {
  readonly book: Book;
  readonly chapters: readonly Chapter[];
}

interface StartProps extends TalkChoiceProps {
  readonly Icon: LucideIcon;
  /** With the chapter reached; undefined for a book without chapters. */
  readonly onStart: (end: number | undefined) => void;
}

/** The chapter up to which the child has read, and the way to the talk: it tells of nothing later. */
export const TalkChoice = ({ chapters, Icon, onStart }: StartProps) => {
  const [end, setEnd] = useState<number>();
  const byChapter = chapters.length > 0;
  return (
    <div className="grid gap-4">
      {byChapter ? (
        <ChapterChoice chapters={chapters} chosen={end} onChoose={setEnd} />
      ) : (
        <Notice kind="info">Wren talks about the whole of this book. Read it to the end first!</Notice>
      )}
      <Button
        icon={<Icon aria-hidden className="size-5" />}
        disabled={byChapter && end === undefined}
        onClick={() => onStart(end)}
        className="justify-self-start max-sm:w-full"
      >
        Start the talk
      </Button>
    </div>
  );
};
