import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newReader } from '../../../contract/rules/names';
import { users } from '../../../contract/users/endpoints';
import { call } from '../lib/api';
import { userQuery, useUser } from '../subjects/users/user';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

/** Asks for another name after the chosen one was refused. A user with an earlier name may keep it. */
const NameRefused = ({ onChoose }: { onChoose: () => void }) => {
  const { username } = useUser();
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: () => call(users.update, { body: { username } }),
    onSuccess: (me) => queries.setQueryData(userQuery.queryKey, me),
  });
  return (
    <Notice
      kind="info"
      action={
        <div className="flex flex-wrap gap-2">
          <Button onClick={onChoose}>Choose a name</Button>
          {username !== newReader && (
            <Button look="secondary" busy={keep.isPending} onClick={() => keep.mutate()}>
              Keep “{username}”
            </Button>
          )}
        </div>
      }
    >
      We cannot show the name that you chose to other children. Please think of another one! Until then
      everybody calls you “{username}”.
    </Notice>
  );
};

export default NameRefused;
