/** The end of the day in class in ISO 8601, and the secret that makes this browser a device of the class until then. */
export const classDeviceKey = 'inkwren.class-device';

interface ClassDevice {
  readonly device: string;
  readonly until: string;
}

const stored = (): string => localStorage.getItem(classDeviceKey) ?? '';

/** Whether the day has ended for which this browser was opened: then so have the sessions in it. */
export const isClassOver = (): boolean => stored() !== '' && stored() < new Date().toISOString();

/** Undefined after the day. */
export const classDevice = (): ClassDevice | undefined => {
  const [until = '', device] = stored().split(' ');
  return device === undefined || isClassOver() ? undefined : { device, until };
};

export const becomeClassDevice = ({ device, until }: ClassDevice) =>
  localStorage.setItem(classDeviceKey, `${until} ${device}`);

export const leaveClass = () => localStorage.removeItem(classDeviceKey);
