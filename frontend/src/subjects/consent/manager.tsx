import { useState } from 'react';
import type { ConsentCase, consent } from '../../../../contract/consent/endpoints';
import { consentKinds } from '../../../../contract/consent/kinds';
import type { Call } from '../../../../contract/endpoint';
import type { DaySettings } from '../../../../contract/users/endpoints';
import { useSend } from '../../lib/use-send';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Disclosure } from '../../ui/disclosure';
import { Notice } from '../../ui/notice';
import { Switch } from '../../ui/switch';
import { DaySettingsFields } from './day-settings';
import { History } from './history';
import { noConsents } from './kind-choices';
import { factsFor, switchFacts } from './kinds';

type Body = Call<typeof consent.change>['body'];

const switches = ['discoverable', 'transcripts'] as const;

/** The four consents, whether the child finds friends, whether teachers read the talks, and what has changed of the days. */
export type Choice = Readonly<Omit<Body, 'token'> & Required<Pick<Body, (typeof switches)[number]>>>;

const allOff: Choice = { consents: noConsents, discoverable: false, transcripts: false };

interface ManagerProps {
  /** The name of the child. */
  readonly name: string;
  readonly of: Choice & Pick<ConsentCase, 'child' | 'history' | keyof DaySettings>;
  /** Stores the server's answer. */
  readonly onChange: (choice: Choice) => Promise<void>;
}

/** The current decisions: each can be withdrawn or given again, effective immediately. */
export const Manager = ({ name, of: { child, history, ...of }, onChange }: ManagerProps) => {
  const facts = factsFor(name);
  const besides = switchFacts(name);
  const current: Choice = {
    consents: of.consents,
    discoverable: of.discoverable,
    transcripts: of.transcripts,
  };
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, isSuccess, error, variables } = useSend({
    mutationFn: onChange,
    onSettled: () => setAsking(false),
  });
  const shown = isPending ? variables : current;
  const change = (next: Partial<Choice>) => mutate({ ...current, ...next });
  return (
    <div className="grid gap-3">
      <div className="divide-y divide-line rounded-card border border-line bg-raised px-4">
        {consentKinds.map((kind) => (
          <div key={kind} className="py-0.5">
            <Switch
              label={facts[kind].title}
              hint={facts[kind].inShort}
              checked={shown.consents[kind]}
              disabled={kind !== 'core' && !shown.consents.core}
              onChange={(given) => {
                if (kind === 'core' && !given) setAsking(true);
                else change({ consents: { ...current.consents, [kind]: given } });
              }}
            />
          </div>
        ))}
        {switches.map((name) => (
          <div key={name} className="py-0.5">
            <Switch
              label={besides[name].title}
              hint={besides[name].inShort}
              checked={shown[name]}
              disabled={!shown.consents.core}
              onChange={(on) => change({ [name]: on })}
            />
          </div>
        ))}
      </div>
      <Disclosure summary="What each one does">
        <dl className="grid gap-2 text-[0.95em]">
          {[
            ...consentKinds.map((kind) => [facts[kind].title, facts[kind].without] as const),
            ...switches.map((kind) => [besides[kind].title, besides[kind].effect] as const),
          ].map(([title, effect]) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      {child !== null && (
        <DaySettingsFields
          name={name}
          value={{ time_zone: of.time_zone, ...(isPending && variables) }}
          disabled={!shown.consents.core}
          onChange={change}
        />
      )}
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
          onConfirm={() => change(allOff)}
          onCancel={() => setAsking(false)}
        >
          <p>{name} cannot use Inkwren until you agree again. Everything else is switched off as well.</p>
        </ConfirmDialog>
      )}
    </div>
  );
};
