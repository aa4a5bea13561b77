import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { Book, Chapter } from '../../../../contract/books';
import { navigate } from '../../lib/navigation';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { ChapterChoice } from './chapter-choice';

interface ChatChoiceProps {
  readonly book: Book;
  readonly chapters: readonly Chapter[];
}

/** The chapter up to which the child has read, and the way to the talk: it tells of nothing later. */
export const ChatChoice = ({ book, chapters }: ChatChoiceProps) => {
  const [end, setEnd] = useState<number>();
  const byChapter = chapters.length > 0;
  const start = () =>
    navigate(`/chat?${new URLSearchParams({ book: book.id, ...(byChapter && { end: String(end) }) })}`);
  return (
    <div className="grid gap-4">
      {byChapter ? (
        <ChapterChoice chapters={chapters} chosen={end} onChoose={setEnd} />
      ) : (
        <Notice kind="info">Wren talks about the whole of this book. Read it to the end first!</Notice>
      )}
      <Button
        icon={<MessageCircle aria-hidden className="size-5" />}
        disabled={byChapter && end === undefined}
        onClick={start}
        className="justify-self-start max-sm:w-full"
      >
        Start the talk
      </Button>
    </div>
  );
};
