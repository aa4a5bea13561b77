import { useUser } from '../../subjects/users/user';
import { Notice } from '../../ui/notice';
import { BulkAdd } from './bulk-add';
import { EmailSearch } from './email-search';
import { OpenRequests } from './open-requests';
import { ConsentsLink } from './roster';
import type { Words } from './words';

/** Adds children by address, and shows the requests that are open or were declined. */
const Add = ({ words }: { words: Words }) => {
  const { role, verified } = useUser();
  if (!verified)
    return (
      <div className="grid gap-gap">
        <Notice kind="info">
          <strong>Not verified yet.</strong> {words.unverified}
        </Notice>
        {role === 'parent' && (
          <div>
            <ConsentsLink />
          </div>
        )}
      </div>
    );
  return (
    <div className="grid gap-gap">
      <EmailSearch words={words} />
      {role === 'teacher' && <BulkAdd />}
      <OpenRequests />
    </div>
  );
};

export default Add;
