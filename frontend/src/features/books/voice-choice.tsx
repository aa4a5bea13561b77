import { Mic } from 'lucide-react';
import { navigate } from '../../lib/navigation';
import { TalkChoice, type TalkChoiceProps } from './talk-choice';

/** The way to a talk by voice, which takes the book from the browser's storage. */
export const VoiceChoice = (props: TalkChoiceProps) => (
  <TalkChoice
    {...props}
    Icon={Mic}
    onStart={(end) => {
      const { id } = props.book;
      localStorage.setItem('inkwren.book', id);
      if (end === undefined) localStorage.removeItem('inkwren.endChapter');
      else localStorage.setItem('inkwren.endChapter', String(end));
      navigate(
        `/voice-chat?${new URLSearchParams({ book: id, ...(end !== undefined && { end: String(end) }) })}`,
      );
    }}
  />
);
