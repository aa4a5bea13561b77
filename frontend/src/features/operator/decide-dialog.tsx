import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type HeldReward, rewards } from '../../../../contract/rewards/endpoints';
import { call } from '../../lib/api';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { type Way, ways } from './decide-buttons';
import { heldRewardsQuery } from './queries';

export interface Decision {
  readonly reward: HeldReward;
  readonly way: Way;
}

interface DecideDialogProps {
  readonly decision: Decision;
  readonly onClose: () => void;
  /** The decision, with its wording. */
  readonly onDecided: (text: string) => void;
}

/** Asks for confirmation, because the decision is final. */
export const DecideDialog = ({ decision: { reward, way }, onClose, onDecided }: DecideDialogProps) => {
  const { id, week, username, points, gems } = reward;
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: (): Promise<unknown> => call(rewards[way], { params: { id, week } }),
    onSuccess: () => queries.invalidateQueries(heldRewardsQuery),
  });
  const { word, done } = ways[way];
  return (
    <ConfirmDialog
      title={`${word} the reward of ${username}?`}
      confirmLabel={word}
      busy={decide.isPending}
      error={decide.error?.message}
      onConfirm={() =>
        decide.mutate(undefined, { onSuccess: () => onDecided(`The reward of ${username} is ${done}.`) })
      }
      onCancel={onClose}
    >
      <p>
        <strong className="wrap-anywhere">{username}</strong> has {points.toLocaleString('en-US')} points of
        week {week}, more than reading usually brings.{' '}
        {way === 'release' ? `They get ${gems} gems.` : 'They get no gems.'} Your name is kept with the
        decision, and it stands.
      </p>
    </ConfirmDialog>
  );
};
