import type { SignOut } from '../../lib/auth';
import { cx } from '../../lib/cx';
import { Link } from '../../lib/navigation';
import { part } from '../../lib/part';
import ChangeAddress from '../../subjects/addresses/change-address';
import { CopyButton } from '../../subjects/exports/copy-button';
import { DiscoverySwitch } from '../../subjects/friends/discovery-switch';
import { TranscriptsSwitch } from '../../subjects/friends/transcripts-switch';
import { roleWords, useUser } from '../../subjects/users/user';
import { Button, buttonClass } from '../../ui/button';
import { Piece } from '../../ui/piece';
import { ChangePassword } from './change-password';
import { MyDetails } from './my-details';
import { PublicSharing } from './public-sharing';
import { SignOutEverywhere } from './sign-out-everywhere';
import { Verification } from './verification';

const DeleteAccount = part(() => import('../../subjects/deletion/delete-account'));

interface AccountProps {
  /** Navigates to another page. */
  readonly onLeave: () => void;
  readonly onSignOut: SignOut;
}

/** The user's address, details and password. */
export const Account = ({ onLeave, onSignOut }: AccountProps) => {
  const { id, email, role, region, school, decides_alone } = useUser();
  const facts = [
    { term: 'E-mail', fact: email },
    { term: 'Account', fact: roleWords[role] },
    { term: 'Region', fact: region },
    ...(school === null ? [] : [{ term: 'School', fact: school }]),
  ];
  return (
    <div className="grid gap-gap">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 crowded:grid-cols-1 rounded-card bg-sunken px-5 py-4">
        {facts.map(({ term, fact }) => (
          <div key={term} className="contents">
            <dt className="text-soft">{term}</dt>
            <dd className="font-semibold wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
      <Verification />
      {role !== 'operator' && <MyDetails />}
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
      {role !== 'operator' && <ChangeAddress person={id} />}
      {role === 'student' && !decides_alone ? (
        <p className="text-soft">Your grown-up can get a copy of all that Inkwren has kept about you.</p>
      ) : (
        <CopyButton about={id} of={role} />
      )}
      <ChangePassword />
      <div className="flex flex-wrap gap-3 border-t border-line pt-gap">
        <Button look="secondary" onClick={onSignOut} className="max-sm:w-full">
          Sign out
        </Button>
        <SignOutEverywhere onSignOut={() => onSignOut('everywhere')} />
      </div>
      <Piece silent>
        <DeleteAccount />
      </Piece>
    </div>
  );
};
