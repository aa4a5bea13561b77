import { MessageCirclePlus } from 'lucide-react';
import { part } from '../../lib/part';
import { TalkHead } from '../../subjects/chat/talk-head';
import { Button } from '../../ui/button';
import { Piece } from '../../ui/piece';
import type { Subject } from './use-talk';

const VoiceButton = part(() => import('../../subjects/voice/voice-button'));

interface ChatHeadProps {
  readonly subject: Subject;
  readonly name: string;
  readonly busy: boolean;
  readonly onNew: () => void;
}

/** The partner of the talk, the link to the voice chat, and the button for a new conversation. */
export const ChatHead = ({ subject, name, busy, onNew }: ChatHeadProps) => (
  <TalkHead title={`A talk with ${name}`}>
    <Piece silent>
      <VoiceButton chosen={subject} label="Talk aloud" compact />
    </Piece>
    <Button
      look="secondary"
      busy={busy}
      onClick={onNew}
      icon={<MessageCirclePlus aria-hidden className="size-5" />}
      className="max-sm:px-3!"
    >
      <span className="max-sm:sr-only">New Conversation</span>
    </Button>
  </TalkHead>
);
