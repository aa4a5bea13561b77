import { useQuery, useQueryClient } from '@tanstack/react-query';
import { classes } from '../../../../contract/classes/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { ClassCodeForm } from '../../subjects/friends/class-code-form';
import { friendKeys } from '../../subjects/friends/keys';
import { ownClassesQuery } from '../../subjects/friends/queries';
import { useUser } from '../../subjects/users/user';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { whatTheySee } from './grown-up-words';

/** The classes of a student, and for one of a school the way into another one. For a child without a school a guardian enters the code. */
export const JoinClass = () => {
  const queries = useQueryClient();
  const user = useUser();
  const { school } = user;
  const own = useQuery(ownClassesQuery).data?.classes ?? [];
  const { mutate, isPending, data, error } = useSend({
    mutationFn: (code: string) => call(classes.join, { body: { code } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: friendKeys.relations }),
  });
  if (school === null && own.length === 0) return null;
  return (
    <Card aria-labelledby="classes" className="grid gap-3">
      <h2 id="classes" className="text-2xl">
        My classes
      </h2>
      {own.length > 0 && (
        <p className="font-semibold wrap-anywhere">{own.map(({ name }) => name).join(', ')}</p>
      )}
      {school !== null && (
        <>
          <p className="text-soft">
            Did your teacher show you a class code? Whoever joins lets the teacher see {whatTheySee(user)}.
          </p>
          {data !== undefined && <Notice kind="success">You are in {data.name} now!</Notice>}
          <ClassCodeForm
            busy={isPending}
            error={error?.message}
            onCode={(code, onSuccess) => mutate(code, { onSuccess })}
          />
        </>
      )}
    </Card>
  );
};
