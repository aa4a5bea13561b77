import { MessageCircle } from 'lucide-react';
import { navigate } from '../../lib/navigation';
import { TalkChoice, type TalkChoiceProps } from './talk-choice';

/** The way to a talk by text. */
export const ChatChoice = (props: TalkChoiceProps) => (
  <TalkChoice
    {...props}
    Icon={MessageCircle}
    onStart={(end) =>
      navigate(
        `/chat?${new URLSearchParams({ book: props.book.id, ...(end !== undefined && { end: String(end) }) })}`,
      )
    }
  />
);
