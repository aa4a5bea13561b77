import { Mic } from 'lucide-react';
import { navigate } from '../../lib/navigation';
import { Button } from '../../ui/button';
import { useUser } from '../users/user';
import { type Chosen, chooseForVoice } from './choose';

/** The way to a voice chat about what the child is reading; absent where no grown-up has allowed it. */
const VoiceButton = ({ chosen, label }: { readonly chosen: Chosen; readonly label: string }) => {
  const { consents, decides_alone } = useUser();
  if (!decides_alone && !consents.voice) return null;
  return (
    <Button
      look="secondary"
      icon={<Mic aria-hidden className="size-5" />}
      onClick={() => navigate(chooseForVoice(chosen))}
      className="max-sm:w-full"
    >
      {label}
    </Button>
  );
};

export default VoiceButton;
