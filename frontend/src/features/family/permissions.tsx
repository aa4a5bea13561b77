import type { ComponentProps } from 'react';
import type { ChildPage } from '../../../../contract/family/page';
import { type Choice, Manager } from '../../subjects/consent/manager';
import { Card } from '../../ui/card';
import { ControlChoices } from './control-choices';

interface PermissionsProps {
  readonly of: ChildPage;
  readonly onChange: (choice: Choice) => Promise<void>;
  readonly onControls: ComponentProps<typeof ControlChoices>['onChanged'];
}

/** What a child may do: the consents, and the controls within them for a child who does not decide alone. */
export const Permissions = ({ of, onChange, onControls }: PermissionsProps) => (
  <Card aria-labelledby="permissions" className="grid gap-3">
    <h2 id="permissions" className="text-xl">
      What {of.child.username} may do
    </h2>
    <Manager name={of.child.username} of={of} onChange={onChange} />
    {of.status === 'given' && of.details.needs_guardian && <ControlChoices of={of} onChanged={onControls} />}
  </Card>
);
