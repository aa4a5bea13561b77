import { useQuery } from '@tanstack/react-query';
import { activityMessages } from '../../../../contract/activity-messages';
import { type ChatHistoryItem, chat } from '../../../../contract/chat';
import { call } from '../../lib/api';
import { quotationOf } from '../../subjects/chat/quotation-of';
import { TalkMessages } from '../../subjects/chat/talk-messages';
import { LooksAt } from '../../subjects/friends/looks';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';

interface TranscriptProps {
  readonly item: ChatHistoryItem;
  readonly onClose: () => void;
}

/** What was said in a talk. It is kept for some time; the talk itself stays in the history. */
const Transcript = ({ item, onClose }: TranscriptProps) => {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['chat-session', item.session_id, item.last_message_time],
    queryFn: ({ signal }) => call(chat.session, { params: { id: item.session_id } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog title={item.book_title} onClose={onClose}>
      <LooksAt sessionId={item.session_id} />
      {isError && data === undefined && (
        <RetryNotice busy={isFetching} onRetry={refetch}>
          {activityMessages.history.transcriptFailed}
        </RetryNotice>
      )}
      {!isError && data === undefined && <Skeleton className="h-40" />}
      {data?.messages.length === 0 && (
        <EmptyState mood="sleepy" title={activityMessages.history.noMessages}>
          <p className="text-soft">The words of a talk are kept for 90 days.</p>
        </EmptyState>
      )}
      {data !== undefined && data.messages.length > 0 && (
        <TalkMessages
          messages={data.messages}
          writer="You"
          quotation={quotationOf({
            book: item.book_id,
            end: item.end_chapter,
            said: data.messages
              .filter(({ message_role }) => message_role === 'user')
              .map(({ message_content }) => message_content),
          })}
        />
      )}
    </Dialog>
  );
};

export default Transcript;
