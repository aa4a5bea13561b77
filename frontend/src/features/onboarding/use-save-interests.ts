import { useState } from 'react';
import type { Interests } from '../../../../contract/interests';
import { type Me, users } from '../../../../contract/users';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';

interface Saving {
  /** What must be entered before it can be saved. */
  readonly missing: string | undefined;
  readonly onSaved: (me: Me) => void;
  readonly failedText: string;
}

/** Saves some of the lists; the others stay unchanged. */
export const useSaveInterests = ({ missing, onSaved, failedText }: Saving) => {
  const [tried, setTried] = useState(false);
  const saving = useSend({
    mutationFn: (interests: Partial<Interests>) => call(users.update, { body: { interests } }),
    onSuccess: onSaved,
  });
  return {
    busy: saving.isPending,
    missing: tried ? missing : undefined,
    failure: saving.isError ? failedText : undefined,
    save: (interests: Partial<Interests>) => {
      setTried(true);
      if (missing === undefined) saving.mutate(interests);
    },
  };
};
