import { Mic } from 'lucide-react';
import { navigate } from '../../lib/navigation';
import { Button } from '../../ui/button';
import { useHeld } from '../controls/use-held';
import { useUser } from '../users/user';
import { type Chosen, chooseForVoice } from './choose';

interface VoiceButtonProps {
  readonly chosen: Chosen;
  readonly label: string;
  /** Whether a phone shows only the icon. */
  readonly compact?: boolean;
}

/** A link to a voice chat about the current book; absent unless a grown-up has allowed it, and while it rests. */
const VoiceButton = ({ chosen, label, compact = false }: VoiceButtonProps) => {
  const { consents, decides_alone } = useUser();
  const held = useHeld('voice');
  if ((!decides_alone && !consents.voice) || held !== undefined) return null;
  return (
    <Button
      look="secondary"
      icon={<Mic aria-hidden className="size-5" />}
      onClick={() => navigate(chooseForVoice(chosen))}
      className={compact ? 'max-sm:px-3!' : 'max-sm:w-full'}
    >
      <span className={compact ? 'max-sm:sr-only' : undefined}>{label}</span>
    </Button>
  );
};

export default VoiceButton;
