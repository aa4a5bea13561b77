import { Mic } from 'lucide-react';
import { navigate } from '../../lib/navigation';
import { chooseForVoice } from '../../subjects/voice/choose';
import { TalkChoice, type TalkChoiceProps } from './talk-choice';

/** The way to a talk by voice, which takes the book from the browser's storage. */
export const VoiceChoice = (props: TalkChoiceProps) => (
  <TalkChoice
    {...props}
    Icon={Mic}
    onStart={(end) => navigate(chooseForVoice({ book: props.book.id, end: end ?? null }))}
  />
);
