import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { badges } from '../../../../contract/badges/endpoints';
import { call, isOver, mayPass } from '../../lib/api';
import { classDevice, leaveClass } from '../../lib/class-device';
import { warmUp } from '../../lib/sign-in';
import { badgeKeys } from '../../subjects/badges/keys';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { Wren } from '../../ui/wren';
import { canScan, Scanner } from './scanner';
import { SharedDevicePage } from './shared-device-page';
import type { SharedDeviceProps } from './shared-device-props';
import { useBadge } from './use-badge';

const Words = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid justify-items-center gap-4 text-center">
    <Wren mood="happy" className="w-32 crowded:w-20" />
    <h1 className="max-w-full text-3xl wrap-anywhere sm:text-4xl">{title}</h1>
    {children}
  </div>
);

/** Where a badge is worth nothing: a phone at home, or a tablet of yesterday. Whoever is signed in here stays so. */
const NotOpen = ({ onGrownUp }: Pick<SharedDeviceProps, 'onGrownUp'>) => (
  <>
    <Words title="A badge works in class only">
      <p className="max-w-prose">
        This device is not open for a class. Your teacher can sign in here and open it for today. At home you
        come in with your pictures.
      </p>
    </Words>
    <Button onClick={() => location.replace('/dashboard')} className="justify-self-center">
      Go to Inkwren
    </Button>
    <Button look="quiet" onClick={onGrownUp} className="justify-self-center">
      Sign in with e-mail and password
    </Button>
  </>
);

const HowTo = () => (
  <p className="max-w-prose">
    {canScan()
      ? 'Press the button and hold your badge in front of the camera. The tablet’s camera app works, too.'
      : 'Open the camera of this tablet, hold your badge in front of it, and tap the address that appears.'}
  </p>
);

const Start = ({ why, onSignedIn, onGrownUp }: SharedDeviceProps) => {
  const [device, setDevice] = useState(() => classDevice()?.device);
  const query = useQuery({
    queryKey: badgeKeys.device,
    queryFn: ({ signal }) => call(badges.viewDevice, { body: { device: device ?? '' } }, signal),
    enabled: device !== undefined,
    staleTime: 0,
  });
  const { busy, problem, show } = useBadge({ device, onSignedIn, onWrong: () => void query.refetch() });
  useEffect(() => warmUp(), []);
  const isClosed = query.error !== null && isOver(query.error) && !mayPass(query.error);
  useEffect(() => {
    if (!isClosed) return;
    leaveClass();
    setDevice(undefined);
  }, [isClosed]);
  if (device === undefined) return <NotOpen onGrownUp={onGrownUp} />;
  if (busy)
    return (
      <Words title="Hello!">
        <p role="status">Wren is looking at your badge…</p>
      </Words>
    );
  return (
    <>
      {why !== undefined && <Notice kind="info">{why}</Notice>}
      <Loaded query={query} waiting={<Skeleton className="h-48" />}>
        {({ class_name }) => (
          <Words title={`Hello, ${class_name}!`}>
            <HowTo />
          </Words>
        )}
      </Loaded>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {canScan() && <Scanner onBadge={(badge) => void show(badge)} />}
      <Button look="quiet" onClick={onGrownUp} className="justify-self-center">
        Sign in with e-mail and password
      </Button>
    </>
  );
};

/** The start page of a device of a class: pupils come in by their badges. */
export const ClassDevice = (props: SharedDeviceProps) => (
  <SharedDevicePage>
    <Start {...props} />
  </SharedDevicePage>
);
