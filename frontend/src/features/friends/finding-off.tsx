import { DiscoverySwitch } from '../../subjects/friends/discovery-switch';
import { useUser } from '../../subjects/users/user';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';

/** Explains who can switch finding friends on, and where. */
export const FindingOff = () => {
  const { decides_alone } = useUser();
  return (
    <Card>
      <EmptyState mood="sleepy" title="Finding friends is switched off">
        <p className="max-w-md text-soft">
          {decides_alone
            ? 'You are old enough to decide about it yourself.'
            : 'A grown-up who looks after your account can switch it on, beside the other permissions. Ask them if you would like to find friends here.'}
        </p>
      </EmptyState>
      {decides_alone && <DiscoverySwitch />}
    </Card>
  );
};
