import type { ChildPage } from '../../../../contract/family/page';
import { part } from '../../lib/part';
import { CopyButton } from '../../subjects/exports/copy-button';
import { Card } from '../../ui/card';
import { Piece } from '../../ui/piece';
import { ChildDetails } from './child-details';
import type { Child } from './use-child';

const ChangeAddress = part(() => import('../../subjects/addresses/change-address'));
const DeleteChild = part(() => import('../../subjects/deletion/delete-child'));

interface AccountProps {
  readonly of: ChildPage;
  readonly correcting: Child['correcting'];
}

/** A child's details and address, a copy of the data, and the deletion. */
export const Account = ({ of, correcting }: AccountProps) => {
  const { child, child_id, status, details } = of;
  const name = child.username;
  return (
    <Card aria-labelledby="account" className="grid gap-3">
      <h2 id="account" className="text-xl">
        Account and data
      </h2>
      <ChildDetails of={of} correcting={correcting} />
      {status === 'given' && (
        <Piece>
          <ChangeAddress person={child_id} />
        </Piece>
      )}
      <CopyButton about={child_id} of="student" child={name} />
      <Piece silent>{details.needs_guardian && <DeleteChild id={child_id} name={name} />}</Piece>
    </Card>
  );
};
