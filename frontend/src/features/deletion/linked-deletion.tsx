import { useState } from 'react';
import type { LinkedDeletion as Data } from '../../../../contract/deletion/endpoints';
import { deletionErrors } from '../../../../contract/deletion/errors';
import { isOver } from '../../lib/api';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { Asked } from './asked';
import { Done } from './done';
import { NoLink } from './no-link';
import { Running } from './running';
import { Stopped } from './stopped';
import { type Actions, useDeletion } from './use-deletion';
import { Waiting } from './waiting';

const waiting = (
  <div className="grid gap-gap">
    <Skeleton className="h-9 w-80 max-w-full" />
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
  </div>
);

/** The link is wrong, too old, or was truncated by a mail program. */
const refused = (error: Error) =>
  isOver(error) ? <NoLink reason={deletionErrors.deletion_link_invalid.text} /> : undefined;

/** The deletion in its current state. */
const State = ({ data, confirm, takeBack }: Actions & { readonly data: Data }) => {
  const [first] = useState(data.state);
  const moved = first !== data.state;
  switch (data.state) {
    case 'asked':
      return <Asked of={data} confirm={confirm} />;
    case 'waiting':
      return <Waiting of={data} moved={moved} takeBack={takeBack} />;
    case 'running':
      return <Running of={data} moved={moved} tooLate={takeBack.error?.message} />;
    case 'done':
      return <Done of={data} moved={moved} />;
    default:
      return <Stopped of={data} moved={moved} />;
  }
};

/** The deletion behind a link. */
export const LinkedDeletion = ({ token }: { readonly token: string }) => {
  const all = useDeletion(token);
  return (
    <Loaded query={all.view} waiting={waiting} refused={refused}>
      {(data) => <State data={data} {...all} />}
    </Loaded>
  );
};
