import { useState } from 'react';
import type { SignOut } from '../../lib/auth';
import { Dialog } from '../../ui/dialog';
import { Tabs } from '../../ui/tabs';
import { Account } from './account';
import { ProfileForm } from './profile-form';
import { ReadingSettings } from './reading-settings';
import { UnsavedQuestion } from './unsaved-question';
import { useProfile } from './use-profile';

const tabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'reading', label: 'Reading' },
  { value: 'account', label: 'Account' },
] as const;
type Tab = (typeof tabs)[number]['value'];

interface ProfileDialogProps {
  readonly onClose: () => void;
  readonly onSignOut: SignOut;
}

/** The user's own data: the profile, the display settings, and the account. */
const ProfileDialog = ({ onClose, onSignOut }: ProfileDialogProps) => {
  const profile = useProfile();
  const [tab, setTab] = useState<Tab>('profile');
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (!profile.dirty) return onClose();
    setTab('profile');
    setAsking(true);
  };
  return (
    <Dialog title="Profile and settings" onClose={close}>
      <div className="max-sm:-mx-3">
        <Tabs label="Profile and settings" tabs={tabs} value={tab} onChange={setTab}>
          {tab === 'profile' && (
            <ProfileForm
              profile={profile}
              onLeave={close}
              question={
                asking && profile.dirty ? (
                  <UnsavedQuestion onStay={() => setAsking(false)} onDiscard={onClose} />
                ) : undefined
              }
            />
          )}
          {tab === 'reading' && <ReadingSettings />}
          {tab === 'account' && <Account onLeave={onClose} onSignOut={onSignOut} />}
        </Tabs>
      </div>
    </Dialog>
  );
};

export default ProfileDialog;
