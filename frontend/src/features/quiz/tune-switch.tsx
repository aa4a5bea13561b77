import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { isTuneOn, keepTune, playTune } from './tune';

/** Plays the tune at the end of a quiz where it is switched on, and switches it. Zero right is calm, and stays silent. */
export const TuneSwitch = ({ calm }: { calm: boolean }) => {
  const [on, setOn] = useState(isTuneOn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the dialog opens
  useEffect(() => {
    if (on && !calm) playTune();
  }, []);
  const Icon = on ? Volume2 : VolumeX;
  return (
    <Button
      look="quiet"
      aria-pressed={on}
      icon={<Icon aria-hidden className="size-5" />}
      onClick={() => {
        setOn(!on);
        keepTune(!on);
        if (!on) playTune();
      }}
    >
      A little tune at the end
    </Button>
  );
};
