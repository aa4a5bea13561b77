import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { AskAGrownUp } from './ask-a-grown-up';
import { AskForm } from './ask-form';
import { overviewQuery } from './overview';
import { Sent } from './sent';
import { useAsk } from './use-ask';

const AskDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const query = useQuery(overviewQuery);
  const ask = useAsk();
  if (ask.isSuccess) return <Sent mailTo={ask.data.mail_to} onClose={onClose} />;
  return (
    <Dialog title="Delete my account" onClose={onClose}>
      <Loaded query={query} waiting={<Skeleton className="h-40" />}>
        {(overview) =>
          overview.may_ask ? (
            <AskForm overview={overview} ask={ask} onCancel={onClose} />
          ) : (
            <AskAGrownUp onClose={onClose} />
          )
        }
      </Loaded>
    </Dialog>
  );
};

/** The part of the settings that deletes one's own account, by a link that is mailed. */
const DeleteAccount = () => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Delete my account…
      </Button>
      {asking && <AskDialog onClose={() => setAsking(false)} />}
    </>
  );
};

export default DeleteAccount;
