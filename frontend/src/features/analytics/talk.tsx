import { useQuery } from '@tanstack/react-query';
import { analytics } from '../../../../contract/analytics/endpoints';
import { call } from '../../lib/api';
import { counted } from '../../lib/counted';
import { analyticsKeys } from '../../subjects/analytics/keys';
import { TalkMessages } from '../../subjects/chat/talk-messages';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { dateOf } from './format';

interface TalkProps {
  readonly userId: string;
  readonly name: string;
  readonly talk: {
    readonly session_id: string;
    readonly book_title: string;
    readonly message_count: number;
    readonly created_at: string;
  };
  readonly onClose: () => void;
}

/** The transcript of a child's talk. It is requested once, because each request is recorded and visible to the child. */
const Talk = ({ userId, name, talk, onClose }: TalkProps) => {
  const query = useQuery({
    queryKey: analyticsKeys.transcript(userId, talk.session_id),
    queryFn: ({ signal }) =>
      call(analytics.transcript, { params: { userId, sessionId: talk.session_id } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Dialog title={talk.book_title} onClose={onClose}>
      <Loaded query={query} waiting={<Skeleton className="h-40" />}>
        {({ messages }) =>
          messages.length === 0 ? (
            <EmptyState mood="sleepy" title="The words are gone">
              <p className="text-soft">The words of a talk are kept for a limited time. The figures stay.</p>
            </EmptyState>
          ) : (
            <>
              <p className="mb-3 text-[0.9em] text-soft">
                {dateOf(talk.created_at)}, {counted(talk.message_count, 'message')} of {name}.{' '}
                <span>{name} can see that you have looked at this.</span>
              </p>
              <TalkMessages messages={messages} writer={name} />
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
};

export default Talk;
