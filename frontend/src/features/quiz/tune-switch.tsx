import { useEffect, useState } from 'react';
import { Switch } from '../../ui/switch';
import { isTuneOn, keepTune, playTune } from './tune';

/** Plays the tune at the end of a quiz where it is switched on, and switches it. Zero right is calm, and stays silent. */
export const TuneSwitch = ({ calm }: { calm: boolean }) => {
  const [on, setOn] = useState(isTuneOn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the dialog opens
  useEffect(() => {
    if (on && !calm) playTune();
  }, []);
  return (
    <div className="w-full text-left">
      <Switch
        label="A little tune at the end"
        checked={on}
        onChange={(next) => {
          setOn(next);
          keepTune(next);
          if (next) playTune();
        }}
      />
    </div>
  );
};
