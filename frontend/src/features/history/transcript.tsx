import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { activityMessages } from '../../../../contract/activity/messages';
import type { ChatTranscriptMessage } from '../../../../contract/chat/transcript';
import { Link } from '../../lib/navigation';
import { BookCover } from '../../subjects/books/book-cover';
import { knownBook } from '../../subjects/books/known-book';
import { chatKeys } from '../../subjects/chat/keys';
import { quotationOf } from '../../subjects/chat/quotation-of';
import { TalkMessages } from '../../subjects/chat/talk-messages';
import { LooksAt } from '../../subjects/friends/looks';
import { buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';

interface TranscriptProps {
  readonly id: string;
  readonly book: ComponentProps<typeof BookCover>['book'];
  /** The partner, the chapter and the time of the talk. */
  readonly about: ReactNode;
  /** Null for a book without chapters. */
  readonly end: number | null;
  /** Differs after the talk has gone on. */
  readonly version: string;
  readonly read: (signal: AbortSignal) => Promise<{ readonly messages: readonly ChatTranscriptMessage[] }>;
  readonly onClose: () => void;
}

/** The transcript of a talk. It expires after some time; the talk itself stays in the history. */
const Transcript = ({ id, book, about, end, version, read, onClose }: TranscriptProps) => {
  const query = useQuery({
    queryKey: chatKeys.transcript(id, version),
    queryFn: ({ signal }) => read(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog title={book.title} onClose={onClose}>
      <div className="mb-gap flex items-center gap-3">
        <BookCover book={book} />
        <p className="min-w-0 text-[0.9em] text-soft">{about}</p>
      </div>
      <LooksAt sessionId={id} />
      <Loaded
        query={query}
        waiting={<Skeleton className="h-40" />}
        failed={() => activityMessages.history.transcriptFailed}
      >
        {({ messages }) =>
          messages.length === 0 ? (
            <EmptyState mood="sleepy" title={activityMessages.history.noMessages}>
              <p className="text-soft">The words of a talk are kept for a limited time.</p>
            </EmptyState>
          ) : (
            <div className="grid gap-gap">
              <TalkMessages
                messages={messages}
                writer="You"
                quotation={quotationOf({
                  book: book.id,
                  end,
                  said: messages
                    .filter(({ message_role }) => message_role === 'user')
                    .map(({ message_content }) => message_content),
                })}
              />
              <Link
                to={`/books?book=${book.id}`}
                state={{ book: knownBook(book) }}
                className={buttonClass('secondary')}
              >
                Open this book
              </Link>
            </div>
          )
        }
      </Loaded>
    </Dialog>
  );
};

export default Transcript;
