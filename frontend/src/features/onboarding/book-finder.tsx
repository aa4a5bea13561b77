import { useState } from 'react';
import type { Book } from '../../../../contract/books';
import { BookCover } from '../../ui/book-cover';
import { Combobox } from '../../ui/combobox';
import { useBookSearch } from './use-book-search';

interface BookFinderProps {
  readonly label: string;
  readonly onChoose: (book: Book) => void;
}

export const BookFinder = ({ label, onChoose }: BookFinderProps) => {
  const [text, setText] = useState('');
  const { found, busy, status } = useBookSearch(text);
  return (
    <Combobox
      label={label}
      placeholder="Title or author"
      text={text}
      onText={setText}
      items={found}
      keyOf={({ id }) => id}
      status={status}
      busy={busy}
      onChoose={(book) => {
        setText('');
        onChoose(book);
      }}
    >
      {(book) => (
        <span className="flex items-center gap-3">
          <BookCover book={book} />
          <span className="min-w-0">
            <span className="block leading-snug font-semibold">{book.title}</span>
            <span className="block truncate text-[0.9em] text-soft">{book.author}</span>
          </span>
        </span>
      )}
    </Combobox>
  );
};
