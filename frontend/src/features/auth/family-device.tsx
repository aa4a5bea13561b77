import { useEffect, useState } from 'react';
import type { ChildOnDevice } from '../../../../contract/children/endpoints';
import { isOver, mayPass } from '../../lib/api';
import { familyDevice, leaveFamily } from '../../lib/forget';
import { warmUp } from '../../lib/sign-in';
import { Avatar } from '../../subjects/users/avatar';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { SharedDevicePage } from './shared-device-page';
import type { SharedDeviceProps } from './shared-device-props';
import { Tapping } from './tapping';
import { useDevice } from './use-device';

const Child = ({ child, onChoose }: { child: ChildOnDevice; onChoose: () => void }) => (
  <li>
    <button
      type="button"
      onClick={onChoose}
      className="grid w-full justify-items-center gap-3 rounded-card border-2 border-line bg-raised p-4 shadow-card transition-colors hover:border-ink"
    >
      <Avatar
        name={child.name}
        avatar={child.avatar ?? undefined}
        border={null}
        className="size-28 bg-sun-soft text-5xl sm:size-36"
      />
      <span className="max-w-full font-heading text-2xl font-bold wrap-anywhere">{child.name}</span>
    </button>
  </li>
);

const Nobody = () => (
  <EmptyState mood="happy" title="Nobody is here yet">
    <p className="text-soft">A child appears here once you have confirmed your consent by our e-mail.</p>
  </EmptyState>
);

/** A device that a guardian has ended goes back to the usual login. */
const useEnded = (error: Error | null, onEnded: () => void) => {
  const isEnded = error !== null && isOver(error) && !mayPass(error);
  useEffect(() => {
    if (!isEnded) return;
    leaveFamily();
    onEnded();
  }, [isEnded, onEnded]);
};

const Start = ({ why, onSignedIn, onGrownUp }: SharedDeviceProps) => {
  const [device] = useState(() => familyDevice() ?? '');
  const { query, again } = useDevice(device);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => warmUp(), []);
  useEnded(query.error, onGrownUp);
  const child = query.data?.children.find(({ id }) => id === chosen);
  if (child !== undefined)
    return (
      <Tapping
        device={device}
        child={child}
        onSignedIn={onSignedIn}
        onBack={() => setChosen(undefined)}
        onWrong={again}
      />
    );
  return (
    <>
      <h1 className="text-center text-3xl sm:text-4xl">Who is reading?</h1>
      {why !== undefined && <Notice kind="info">{why}</Notice>}
      <Loaded query={query} waiting={<Skeleton className="h-48" />}>
        {({ children }) =>
          children.length === 0 ? (
            <Nobody />
          ) : (
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-4">
              {children.map((one) => (
                <Child key={one.id} child={one} onChoose={() => setChosen(one.id)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Button look="quiet" onClick={onGrownUp} className="justify-self-center">
        Sign in with e-mail and password
      </Button>
    </>
  );
};

/** The start page of a device of the family: a child taps its picture, and then four more. */
export const FamilyDevice = (props: SharedDeviceProps) => (
  <SharedDevicePage>
    <Start {...props} />
  </SharedDevicePage>
);
