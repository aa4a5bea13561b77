import { Volume2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Me, users } from '../../../../contract/users/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { hasSounds, playSound, usePlayer } from '../../subjects/sounds/play-sound';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { StepHeading } from './step-heading';

interface SoundsQuestionProps {
  readonly me: Me | null;
  /** What comes after the answer. */
  readonly children: ReactNode;
}

/** Asks a new student once whether there shall be sounds. They are off until then, and where nothing can be heard. */
export const SoundsQuestion = ({ me, children }: SoundsQuestionProps) => {
  const [asks] = useState(() => me?.role === 'student' && !me.preferences.sounds && hasSounds());
  usePlayer();
  const [declined, setDeclined] = useState(false);
  const { mutate, isPending, isSuccess, error } = useSend({
    mutationFn: (preferences: Me['preferences']) =>
      call(users.preferences, { body: { ...preferences, sounds: true } }),
  });
  if (!asks || declined || isSuccess || me === null) return children;
  return (
    <Card className="mx-auto grid w-full max-w-md gap-4">
      <StepHeading>Soft sounds?</StepHeading>
      <p>For a page, a right answer, a gem or your streak.</p>
      <Button
        look="secondary"
        icon={<Volume2 aria-hidden className="size-5" />}
        onClick={() => {
          playSound('right');
          playSound('gem');
        }}
      >
        Hear it
      </Button>
      {error !== null && <Notice kind="error">{error.message}</Notice>}
      <div className="grid gap-3 sm:grid-cols-2 crowded:grid-cols-1">
        <Button busy={isPending} onClick={() => mutate(me.preferences)}>
          Yes, with sounds
        </Button>
        <Button look="secondary" onClick={() => setDeclined(true)}>
          No, quiet
        </Button>
      </div>
      <p className="text-soft">You can change this in your settings.</p>
    </Card>
  );
};
