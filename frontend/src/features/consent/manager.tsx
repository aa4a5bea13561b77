import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConsentCase } from '../../../../contract/consent';
import { consentKinds } from '../../../../contract/consent-kinds';
import type { Consents } from '../../../../contract/users';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { Switch } from '../../ui/switch';
import { History } from './history';
import { noConsents } from './kind-choices';
import { factsFor } from './kinds';

interface ManagerProps {
  /** The name of the child. */
  readonly name: string;
  readonly of: Pick<ConsentCase, 'consents' | 'history'>;
  /** Stores the server's answer. */
  readonly onChange: (consents: Consents) => Promise<void>;
}

/** The current four consents: each can be withdrawn or given again, effective immediately. */
export const Manager = ({ name, of: { consents, history }, onChange }: ManagerProps) => {
  const facts = factsFor(name);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: onChange,
    onSettled: () => setAsking(false),
  });
  const shown = isPending ? variables : consents;
  const change = (next: Consents) => {
    if (!isPending) mutate(next);
  };
  return (
    <div className="grid gap-3">
      <div className="divide-y divide-line rounded-card border border-line bg-raised px-4">
        {consentKinds.map((kind) => (
          <div key={kind} className="py-1.5">
            <Switch
              label={facts[kind].title}
              hint={facts[kind].without}
              checked={shown[kind]}
              disabled={kind !== 'core' && !shown.core}
              onChange={(given) => {
                if (kind === 'core' && !given) setAsking(true);
                else change({ ...consents, [kind]: given });
              }}
            />
          </div>
        ))}
      </div>
      {error !== null && <Notice kind="error">{error.message}</Notice>}
      <p role="status" className="text-leaf empty:hidden">
        {isPending ? 'Saving…' : isSuccess && 'Saved. It holds from now on.'}
      </p>
      {history.length > 0 && <History name={name} history={history} />}
      {asking && (
        <ConfirmDialog
          title="Take back your consent?"
          confirmLabel="Take it back"
          danger
          busy={isPending}
          onConfirm={() => change(noConsents)}
          onCancel={() => setAsking(false)}
        >
          <p>{name} cannot use Inkwren until you agree again. The other three answers become No as well.</p>
        </ConfirmDialog>
      )}
    </div>
  );
};
