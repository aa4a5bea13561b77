import { useState } from 'react';
import type { Device } from '../../../../contract/children/device';
import { children } from '../../../../contract/children/endpoints';
import { call } from '../../lib/api';
import { becomeFamilyDevice, familyDevice, leaveFamily } from '../../lib/forget';
import { useSend } from '../../lib/use-send';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useFamilyChange } from './family';
import { OpenDevice } from './open-device';

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });

const isHere = ({ id }: Device) => familyDevice()?.split('.')[1] === id;

const useDevices = () => {
  const changed = useFamilyChange();
  const opening = useSend({
    mutationFn: (name: string) => call(children.openDevice, { body: { name } }),
    onSuccess: ({ device, family }) => {
      becomeFamilyDevice(device);
      changed(family);
    },
  });
  const ending = useSend({
    mutationFn: (device: Device) => call(children.endDevice, { params: { device: device.id } }),
    onSuccess: (family, device) => {
      if (isHere(device)) leaveFamily();
      changed(family);
    },
  });
  return { opening, ending };
};

/** The devices on which the children sign in, each of which can be ended. */
export const Devices = ({ devices }: { readonly devices: readonly Device[] }) => {
  const { opening, ending } = useDevices();
  const [asking, setAsking] = useState<Device>();
  return (
    <section aria-labelledby="family-devices" className="grid gap-3">
      <h3 id="family-devices" className="text-lg">
        Devices of the family
      </h3>
      {devices.length > 0 && (
        <ul className="divide-y divide-line">
          {devices.map((device) => (
            <li key={device.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0 flex-1 basis-40">
                <p className="font-semibold wrap-anywhere">
                  {device.name} {isHere(device) && <Badge tone="good">This device</Badge>}
                </p>
                <p className="text-[0.9em] text-soft">
                  Since {dayOf(device.opened_at)},{' '}
                  {device.used_at === null ? 'not used yet' : `last used on ${dayOf(device.used_at)}`}
                </p>
              </div>
              <Button look="secondary" aria-label={`End ${device.name}`} onClick={() => setAsking(device)}>
                End
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!devices.some(isHere) && (
        <OpenDevice
          isSecond
          label="Use this device for the family"
          placeholder="Kitchen tablet"
          hint="After you have signed out, it shows your children’s pictures instead of a password."
          action="Add this device"
          opening={opening}
        />
      )}
      {asking !== undefined && (
        <ConfirmDialog
          title={`End ${asking.name}?`}
          confirmLabel="End it"
          danger
          busy={ending.isPending}
          error={ending.error?.message}
          onConfirm={() => ending.mutate(asking, { onSuccess: () => setAsking(undefined) })}
          onCancel={() => setAsking(undefined)}
        >
          Nobody signs in there with pictures any more, and your children are signed out on all devices.
        </ConfirmDialog>
      )}
    </section>
  );
};
