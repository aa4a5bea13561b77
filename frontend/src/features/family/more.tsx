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
const More = ({ of, child }: MoreProps) => (
  <>
    <SeenBy of={of} child={child} />
    <Talks of={of} />
    <Permissions of={of} onChange={child.change} onControls={child.keepControls} />
    <BeingTold of={of} setAlerts={child.setAlerts} />
    <Changes of={of} />
    <Account of={of} correcting={child.correcting} />
  </>
);

export default More;
