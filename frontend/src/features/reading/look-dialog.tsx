import { SoundsSwitch } from '../../subjects/sounds/sounds-switch';
import { LookSettings } from '../../subjects/users/look-settings';
import { usePreferences } from '../../subjects/users/use-preferences';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';

/** The reader's settings for letters and paper, which apply at once and everywhere. */
const LookDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { preferences, change, error } = usePreferences();
  return (
    <Dialog title="Letters and paper" onClose={onClose}>
      <div className="grid gap-gap">
        {error !== null && <Notice kind="error">{error.message} Everything is as it was before.</Notice>}
        <LookSettings preferences={preferences} onChange={change} />
        <SoundsSwitch sample="page" checked={preferences.sounds} onChange={change} />
      </div>
    </Dialog>
  );
};

export default LookDialog;
