import { useQuery } from '@tanstack/react-query';
import { activityMessages } from '../../../../contract/activity/messages';
import type { ChatTranscriptMessage } from '../../../../contract/chat/transcript';
import { chatKeys } from '../../subjects/chat/keys';
import { quotationOf } from '../../subjects/chat/quotation-of';
import { TalkMessages } from '../../subjects/chat/talk-messages';
import { LooksAt } from '../../subjects/friends/looks';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';

interface TranscriptProps {
  readonly id: string;
  readonly title: string;
  readonly book: string;
  /** Null for a book without chapters. */
  readonly end: number | null;
  /** Differs after the talk has gone on. */
  readonly version: string;
  readonly read: (signal: AbortSignal) => Promise<{ readonly messages: readonly ChatTranscriptMessage[] }>;
  readonly onClose: () => void;
}

/** The transcript of a talk. It expires after some time; the talk itself stays in the history. */
const Transcript = ({ id, title, book, end, version, read, onClose }: TranscriptProps) => {
  const query = useQuery({
    queryKey: chatKeys.transcript(id, version),
    queryFn: ({ signal }) => read(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog title={title} onClose={onClose}>
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
            <TalkMessages
              messages={messages}
              writer="You"
              quotation={quotationOf({
                book,
                end,
                said: messages
                  .filter(({ message_role }) => message_role === 'user')
                  .map(({ message_content }) => message_content),
              })}
            />
          )
        }
      </Loaded>
    </Dialog>
  );
};

export default Transcript;
