import { classDevice } from '../../lib/class-device';
import { ClassDevice } from './class-device';
import { FamilyDevice } from './family-device';
import type { SharedDeviceProps } from './shared-device-props';

/** The start page of a device of a class or of a family, and where a badge leads. A class comes first: it ends with the day. */
const SharedDevice = (props: SharedDeviceProps) =>
  location.pathname === '/badge' || classDevice() !== undefined ? (
    <ClassDevice {...props} />
  ) : (
    <FamilyDevice {...props} />
  );

export default SharedDevice;
