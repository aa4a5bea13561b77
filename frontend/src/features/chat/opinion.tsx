import { ThumbsDown, ThumbsUp, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { chat } from '../../../../contract/chat/endpoints';
import { call } from '../../lib/api';
import { cx } from '../../lib/cx';

interface IconButtonProps {
  readonly label: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const IconButton = ({ label, pressed, onClick, children }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={pressed}
    onClick={onClick}
    className={cx(
      'grid size-target place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink',
      pressed && 'bg-leaf-soft text-ink',
    )}
  >
    {children}
  </button>
);

interface OpinionProps {
  readonly session: string;
  /** The index in the stored transcript; null while the message is not stored. */
  readonly index: number | null;
  readonly reading: boolean;
  /** Absent without a voice on the device. */
  readonly onRead?: (() => void) | undefined;
}

/** The actions on a message of the companion: read aloud, like or dislike. A second press takes the opinion back. */
export const Opinion = ({ session, index, reading, onRead }: OpinionProps) => {
  const [opinion, setOpinion] = useState<'like' | 'dislike' | null>(null);
  const tell = (one: 'like' | 'dislike') => {
    const next = opinion === one ? null : one;
    setOpinion(next);
    // An opinion is nothing to wait for; a lost one is told again by the next press.
    void call(chat.feedback, {
      body: { session_id: session, message_index: index ?? 0, feedback_data: { like_dislike: next } },
    }).catch(() => setOpinion(opinion));
  };
  return (
    <div className="-my-1 flex">
      {onRead !== undefined && (
        <IconButton label={reading ? 'Stop reading aloud' : 'Read aloud'} pressed={reading} onClick={onRead}>
          {reading ? <VolumeX aria-hidden className="size-5" /> : <Volume2 aria-hidden className="size-5" />}
        </IconButton>
      )}
      {index !== null && (
        <>
          <IconButton label="I like this" pressed={opinion === 'like'} onClick={() => tell('like')}>
            <ThumbsUp aria-hidden className="size-5" />
          </IconButton>
          <IconButton
            label="I do not like this"
            pressed={opinion === 'dislike'}
            onClick={() => tell('dislike')}
          >
            <ThumbsDown aria-hidden className="size-5" />
          </IconButton>
        </>
      )}
    </div>
  );
};
