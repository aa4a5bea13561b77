import { Check, Clock, Hand, UserPlus } from 'lucide-react';
import type { FoundUser, FriendshipStatus } from '../../../../contract/friends/endpoints';
import { Face } from '../../subjects/friends/face';
import { Figures } from '../../subjects/friends/figures';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';

const badges = {
  request_sent: { tone: 'waiting', icon: <Clock aria-hidden />, text: 'Request Sent' },
  request_received: { tone: 'waiting', icon: <Hand aria-hidden />, text: 'Request Received' },
  friends: { tone: 'good', icon: <Check aria-hidden />, text: 'Already Friends' },
  declined: { tone: 'plain', icon: undefined, text: 'Request Declined' },
} as const satisfies Record<Exclude<FriendshipStatus, 'none'>, object>;

interface FoundCardProps {
  readonly found: FoundUser;
  readonly busy: boolean;
  readonly onAsk: () => void;
  /** Leads to the request of the other one. */
  readonly onAnswer: () => void;
}

/** The user found, and the relation to the student. */
export const FoundCard = ({ found, busy, onAsk, onAnswer }: FoundCardProps) => {
  const { id, username, avatar, points, streak, friendship_status: status } = found;
  const badge = status === 'none' ? undefined : badges[status];
  return (
    <Card aria-label="Found" aria-live="polite" className="flex animate-rise flex-wrap items-center gap-4">
      <Face id={id} name={username} avatar={avatar} className="size-16 text-3xl" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-heading text-2xl font-bold wrap-anywhere">{username}</p>
        {points !== null && streak !== null && <Figures points={points} streak={streak} />}
      </div>
      {badge === undefined ? (
        <Button icon={<UserPlus aria-hidden className="size-5" />} busy={busy} onClick={onAsk}>
          Send Friend Request
        </Button>
      ) : (
        <Badge tone={badge.tone} icon={badge.icon}>
          {badge.text}
        </Badge>
      )}
      {status === 'request_received' && (
        <Button look="secondary" onClick={onAnswer}>
          Answer it
        </Button>
      )}
    </Card>
  );
};
