import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SwitchKind, switchKinds } from '../../../../contract/operations/kinds';
import { Loaded } from '../../ui/loaded';
import { Switch } from '../../ui/switch';
import { ListShape } from './pages';
import { switchesQuery } from './queries';
import { Report, type Said } from './report';
import { SwitchDialog } from './switch-dialog';
import { switchWords } from './switch-words';
import { moment } from './words';

interface Wanted {
  readonly kind: SwitchKind;
  readonly on: boolean;
}

/** What operators can switch off for all children, within a minute and without a deployment. */
const Switches = () => {
  const [wanted, setWanted] = useState<Wanted>();
  const [said, setSaid] = useState<Said>();
  return (
    <div className="grid gap-gap">
      {said !== undefined && <Report key={said.text} said={said} onGone={() => setSaid(undefined)} />}
      <p className="text-soft">
        A switch works for all children within a minute. Help in a crisis, copies, deletions and consents have
        none: they always work.
      </p>
      <Loaded query={useQuery(switchesQuery)} waiting={<ListShape />}>
        {({ off }) => (
          <div className="divide-y divide-line rounded-card border border-line bg-raised px-4">
            {switchKinds.map((kind) => {
              const [title, words] = switchWords[kind];
              const thrown = off.find((one) => one.kind === kind);
              return (
                <div key={kind} className="py-1.5">
                  <Switch
                    label={title}
                    hint={thrown === undefined ? words : `Off since ${moment(thrown.at)}: ${thrown.why}`}
                    checked={thrown === undefined}
                    onChange={(on) => setWanted({ kind, on })}
                  />
                </div>
              );
            })}
          </div>
        )}
      </Loaded>
      {wanted !== undefined && (
        <SwitchDialog
          {...wanted}
          onClose={() => setWanted(undefined)}
          onThrown={() => {
            setWanted(undefined);
            const state = wanted.on ? 'on' : 'off';
            setSaid({
              text: `${switchWords[wanted.kind][0]}: ${state} within a minute.`,
              takesFocus: true,
            });
          }}
        />
      )}
    </div>
  );
};

export default Switches;
