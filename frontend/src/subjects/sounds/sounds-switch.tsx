import { asksForLess } from '../../lib/is-calm';
import { Switch } from '../../ui/switch';
import type { Sound } from './notes';
import { playSound, usePlayer } from './play-sound';

interface SoundsSwitchProps {
  readonly checked: boolean;
  readonly onChange: (part: { readonly sounds: boolean }) => void;
  /** Played when they are switched on. */
  readonly sample?: Sound;
}

/** Whether soft sounds are played, with a sample. */
export const SoundsSwitch = ({ checked, onChange, sample = 'right' }: SoundsSwitchProps) => {
  usePlayer();
  return (
    <Switch
      label="Sounds"
      hint={
        asksForLess()
          ? 'This device asks for less, so it stays quiet here.'
          : 'Soft ones, for a page, a right answer, a gem, your streak and the end of a quiz.'
      }
      checked={checked}
      onChange={(sounds) => {
        onChange({ sounds });
        if (sounds) playSound(sample);
      }}
    />
  );
};
