import type { SignOut } from '../../lib/auth';
import { cx } from '../../lib/cx';
import { Link } from '../../lib/navigation';
import { DiscoverySwitch } from '../../subjects/friends/discovery-switch';
import { TranscriptsSwitch } from '../../subjects/friends/transcripts-switch';
import { roleWords, useUser } from '../../subjects/users/user';
import { Button, buttonClass } from '../../ui/button';
import { ChangePassword } from './change-password';
import { PublicSharing } from './public-sharing';
import { SignOutEverywhere } from './sign-out-everywhere';
import { Verification } from './verification';

interface AccountProps {
  /** Navigates to another page. */
  readonly onLeave: () => void;
  readonly onSignOut: SignOut;
}

/** The user's address, and the password. */
export const Account = ({ onLeave, onSignOut }: AccountProps) => {
  const { email, role, region, school, decides_alone } = useUser();
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
      <ChangePassword />
      <div className="flex flex-wrap gap-3 border-t border-line pt-gap">
        <Button look="secondary" onClick={onSignOut} className="max-sm:w-full">
          Sign out
        </Button>
        <SignOutEverywhere onSignOut={() => onSignOut('everywhere')} />
      </div>
    </div>
  );
};
