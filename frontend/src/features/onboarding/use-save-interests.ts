import { useState } from 'react';
import type { Call } from '../../../../contract/endpoint';
import { type Me, users } from '../../../../contract/users/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';

type Body = Call<typeof users.update>['body'];

interface Saving {
  /** The name of a field that must be filled in before saving. */
  readonly missing: string | undefined;
  readonly onSaved: (me: Me) => void;
  readonly failedText: string;
}

/** Saves some of the lists; the others stay unchanged. */
export const useSaveInterests = ({ missing, onSaved, failedText }: Saving) => {
  const [tried, setTried] = useState(false);
  const saving = useSend({
    mutationFn: (body: Body) => call(users.update, { body }),
    onSuccess: onSaved,
  });
  return {
    busy: saving.isPending,
    missing: tried ? missing : undefined,
    failure: saving.isError ? failedText : undefined,
    save: (interests: Body['interests']) => {
      setTried(true);
      if (missing === undefined) saving.mutate({ interests });
    },
  };
};
