import { friends } from '../../../../contract/friends/endpoints';
import { call } from '../../lib/api';
import { OwnSwitch } from '../users/own-switch';
import { useUser } from '../users/user';

/** For students who are old enough to decide alone: whether they find friends and are found. */
export const DiscoverySwitch = () => (
  <OwnSwitch
    label="Finding friends"
    hint="Others who know your exact username can ask you, and you can ask them. Friends see each other's books, points and reading days."
    on={useUser().discoverable}
    decide={(discoverable) => call(friends.setDiscovery, { body: { discoverable } })}
  />
);
