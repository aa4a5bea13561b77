import { useQuery } from '@tanstack/react-query';
import { voice } from '../../../../contract/voice/endpoints';
import { call } from '../../lib/api';
import { navigate } from '../../lib/navigation';
import { ShareFeedback } from '../../subjects/feedback/share-feedback';
import { voiceKeys } from '../../subjects/voice/keys';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Wren } from '../../ui/wren';

/** The end of a voice chat: its points, feedback on it, and the way to the dashboard. */
const CompletionDialog = ({ points }: { readonly points: number }) => {
  const { data } = useQuery({
    queryKey: voiceKeys.latest,
    queryFn: ({ signal }) => call(voice.history, { query: {} }, signal),
  });
  const latest = data?.history[0];
  const onward = () => navigate('/dashboard');
  return (
    <Dialog title="Voice Chat Complete!" onClose={onward}>
      <div className="grid justify-items-center gap-3 text-center">
        <Wren mood="cheering" className="w-32" />
        <p className="font-heading text-xl font-bold">Great conversation! You earned {points} points</p>
        {latest !== undefined && latest.turns > 0 && (
          <ShareFeedback
            feature="voice_chat"
            reference={latest.id}
            earns={points > 0}
            title="How was your voice chat experience?"
            questions={['rating', 'engagement']}
          />
        )}
        <Button data-focus-first onClick={onward} className="w-full">
          Continue
        </Button>
      </div>
    </Dialog>
  );
};

export default CompletionDialog;
