import { useEffect } from 'react';
import type { Sound } from '../../subjects/sounds/notes';
import { SoundsSwitch } from '../../subjects/sounds/sounds-switch';
import { usePreferences } from '../../subjects/users/use-preferences';
import { Notice } from '../../ui/notice';

/** Plays the tune at the end of a quiz where sounds are on, and switches them. Zero right is calm, and stays silent. */
export const TuneSwitch = ({ calm }: { calm: boolean }) => {
  const { preferences, change, error } = usePreferences();
  useEffect(() => {
    if (!calm) dispatchEvent(new CustomEvent<Sound>('sound', { detail: 'tune' }));
  }, [calm]);
  return (
    <div className="w-full text-left">
      <SoundsSwitch sample="tune" checked={preferences.sounds} onChange={change} />
      {error !== null && <Notice kind="error">{error.message}</Notice>}
    </div>
  );
};
