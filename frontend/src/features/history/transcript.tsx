import { useQuery } from '@tanstack/react-query';
import { activityMessages } from '../../../../contract/activity-messages';
import { type ChatHistoryItem, chat } from '../../../../contract/chat';
import type { ChatTranscriptMessage } from '../../../../contract/chat-transcript';
import { call } from '../../lib/api';
import { cx } from '../../lib/cx';
import { Emphasis } from '../../subjects/chat/emphasis';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';

const Message = ({ message_role, message_content, character }: ChatTranscriptMessage) => {
  const mine = message_role === 'user';
  return (
    <li
      className={cx(
        'rounded-control px-3 py-2 whitespace-pre-line',
        mine ? 'ml-8 bg-sea-soft' : 'mr-8 bg-sunken',
      )}
    >
      <span className="block text-[0.85em] font-semibold text-soft">
        {mine ? 'You' : (character ?? 'Wren')}
      </span>
      {mine ? message_content : <Emphasis text={message_content} />}
    </li>
  );
};

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
        <ol className="grid gap-2">
          {data.messages.map((message) => (
            <Message key={`${message.message_role} ${message.created_at}`} {...message} />
          ))}
        </ol>
      )}
    </Dialog>
  );
};

export default Transcript;
