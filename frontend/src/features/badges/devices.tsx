import type { ClassDevice } from '../../../../contract/badges/endpoints';
import { classDevice } from '../../lib/class-device';
import { OpenDevice } from '../../subjects/children/open-device';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { useDevices } from './use-badges';

const timeOf = (at: string) =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

const isHere = ({ id }: ClassDevice) => classDevice()?.device.split('.')[1] === id;

type Actions = ReturnType<typeof useDevices>;

const Row = ({ device, closing }: { device: ClassDevice; closing: Actions['closing'] }) => (
  <li className="flex flex-wrap items-center justify-between gap-3 py-3">
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">
        {device.name} {isHere(device) && <Badge tone="good">This device</Badge>}
      </p>
      <p className="text-[0.9em] text-soft">
        Open since {timeOf(device.opened_at)},{' '}
        {device.used_at === null ? 'not used yet' : `last used at ${timeOf(device.used_at)}`}
      </p>
    </div>
    <Button
      look="secondary"
      busy={closing.isPending && closing.variables.device === device.id}
      aria-label={`Close ${device.name}`}
      onClick={() => closing.mutate({ device: device.id, isHere: isHere(device) })}
    >
      Close
    </Button>
  </li>
);

interface DevicesProps {
  readonly id: string;
  readonly devices: readonly ClassDevice[];
}

/** The devices on which badges let pupils in today. Closing one signs out who has come in there. */
export const Devices = ({ id, devices }: DevicesProps) => {
  const { opening, closing } = useDevices(id);
  return (
    <Card aria-labelledby="class-devices" className="grid gap-3">
      <h2 id="class-devices" className="text-xl">
        Open today
      </h2>
      {devices.length === 0 && <p className="text-soft">No device is open for this class now.</p>}
      {closing.error !== null && <Notice kind="error">{closing.error.message}</Notice>}
      {devices.length > 0 && (
        <ul className="divide-y divide-line">
          {devices.map((device) => (
            <Row key={device.id} device={device} closing={closing} />
          ))}
        </ul>
      )}
      {!devices.some(isHere) && (
        <OpenDevice
          label="Open this device for the class today"
          placeholder="Tablet 7"
          hint="You are signed out here, and pupils come in by their badges until midnight. Use the browser that the tablet’s camera app opens."
          action="Open it and sign me out"
          opening={opening}
        />
      )}
    </Card>
  );
};
