import { useState } from 'react';
import { voiceMessages } from '../../../../contract/voice-messages';
import { Link, useSearchParams } from '../../lib/navigation';
import { useTitle } from '../../lib/use-title';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { subjectFrom } from './subject';
import { Voice } from './voice';

/** A voice chat about the book that was chosen last. */
const VoiceScreen = () => {
  useTitle('Voice chat');
  const address = useSearchParams();
  const [subject] = useState(() => subjectFrom(address));
  if (subject === undefined)
    return (
      <Notice
        kind="error"
        action={
          <Link to="/books" className={buttonClass()}>
            Choose a book
          </Link>
        }
      >
        {voiceMessages.noBook}
      </Notice>
    );
  return <Voice subject={subject} />;
};

export default VoiceScreen;
