import { useState } from 'react';
import { voiceMessages } from '../../../../contract/voice/messages';
import { useSearchParams } from '../../lib/navigation';
import { useTitle } from '../../lib/use-title';
import { NoBook } from '../../subjects/books/no-book';
import { chosenForVoice } from '../../subjects/voice/choose';
import { Voice } from './voice';

/** A voice chat about the book that was chosen last. */
const VoiceScreen = () => {
  useTitle('Voice chat');
  const address = useSearchParams();
  const [chosen] = useState(() => chosenForVoice(address));
  return chosen === undefined ? <NoBook>{voiceMessages.noBook}</NoBook> : <Voice chosen={chosen} />;
};

export default VoiceScreen;
