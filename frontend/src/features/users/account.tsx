import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SignOut } from '../../lib/auth';
import { cx } from '../../lib/cx';
import { Link } from '../../lib/navigation';
import { part } from '../../lib/part';
import ChangeAddress from '../../subjects/addresses/change-address';
import { CopyButton } from '../../subjects/exports/copy-button';
import { DiscoverySwitch } from '../../subjects/friends/discovery-switch';
import { TranscriptsSwitch } from '../../subjects/friends/transcripts-switch';
import { Avatar } from '../../subjects/users/avatar';
import { roleWords, useUser } from '../../subjects/users/user';
import { Button, buttonClass } from '../../ui/button';
import { Piece } from '../../ui/piece';
import { ChangePassword } from './change-password';
import { Facts } from './facts';
import { MyDetails } from './my-details';
import { PublicSharing } from './public-sharing';
import { SignOutEverywhere } from './sign-out-everywhere';
import { Verification } from './verification';

const DeleteAccount = part(() => import('../../subjects/deletion/delete-account'));

/** Buttons and links as the rows of one card; what a button opens in its place keeps its own look. */
const rows =
  '[&>:is(button,a),&>div>button]:min-h-14 [&>:is(button,a),&>div>button]:w-full [&>:is(button,a),&>div>button]:justify-start [&>:is(button,a),&>div>button]:border-0 [&>:is(button,a),&>div>button]:text-left [&>:is(form,section,p)]:p-4';

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="grid gap-3 border-t border-line pt-gap">
    <h3 className="text-xl">{title}</h3>
    <div className={cx('grid gap-1 rounded-card border border-line p-1', rows)}>{children}</div>
  </div>
);

interface AccountProps {
  /** Navigates to another page. */
  readonly onLeave: () => void;
  readonly onSignOut: SignOut;
}

/** The user's address, details and password. */
export const Account = ({ onLeave, onSignOut }: AccountProps) => {
  const { id, username, email, role, region, decides_alone, avatar, look } = useUser();
  const facts = [
    { term: 'E-mail', fact: email },
    { term: 'Account', fact: roleWords[role] },
    // Anybody else finds it among their details.
    ...(role === 'operator' ? [{ term: 'Region', fact: region }] : []),
  ];
  return (
    <div className="grid gap-gap">
      <div className="grid gap-3 rounded-card bg-sunken px-5 py-4">
        <p className="flex items-center gap-3 font-heading text-2xl font-bold wrap-anywhere crowded:hidden">
          <Avatar name={username} avatar={avatar} border={look.border} className="size-14 bg-sun text-2xl" />
          {username}
        </p>
        <Facts of={facts} />
      </div>
      <Verification />
      <Group title="Signing in">
        <Button look="secondary" icon={<LogOut aria-hidden className="size-5" />} onClick={onSignOut}>
          Sign out
        </Button>
        <SignOutEverywhere onSignOut={() => onSignOut('everywhere')} />
        <ChangePassword />
        {role !== 'operator' && <ChangeAddress person={id} />}
      </Group>
      {role !== 'operator' && <MyDetails />}
      <Group title={role === 'parent' ? 'Consents and data' : 'My data'}>
        {role === 'parent' && (
          <Link
            to="/consent/children"
            onClick={onLeave}
            className={cx(buttonClass('secondary'), 'sm:justify-self-start')}
          >
            My children’s consents
          </Link>
        )}
        {role === 'student' && decides_alone && (
          <>
            <PublicSharing />
            <DiscoverySwitch />
            <TranscriptsSwitch />
          </>
        )}
        {role === 'student' && !decides_alone ? (
          <p className="text-soft">Your grown-up can get a copy of all that Inkwren has kept about you.</p>
        ) : (
          <CopyButton about={id} of={role} />
        )}
        <Piece silent>
          <DeleteAccount />
        </Piece>
      </Group>
    </div>
  );
};
