import type { ChildPage } from '../../../../contract/family/page';
import { Account } from './account';
import { BeingTold } from './being-told';
import { Changes } from './changes';
import { Permissions } from './permissions';
import { SeenBy } from './seen-by';
import { Talks } from './talks';
import type { Child } from './use-child';

interface MoreProps {
  readonly of: ChildPage;
  readonly child: Child;
}

/** Who sees the child, what is allowed, how the guardian is told, what was changed, and the account. */
const More = ({
  of,
  child: { decide, leaveClass, change, keepControls, setAlerts, correcting },
}: MoreProps) => (
  <>
    <SeenBy of={of} decide={decide} leaveClass={leaveClass} />
    <Talks of={of} />
    <Permissions of={of} onChange={change} onControls={keepControls} />
    <BeingTold of={of} setAlerts={setAlerts} />
    <Changes of={of} />
    <Account of={of} correcting={correcting} />
  </>
);

export default More;
