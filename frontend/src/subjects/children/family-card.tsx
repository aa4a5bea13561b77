import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { ChildRow } from './child-row';
import { Devices } from './devices';
import { familyQuery } from './family';

/** A guardian's children without an e-mail address: their pictures, a code for another device, and the family's devices. */
const FamilyCard = () => (
  <Loaded query={useQuery(familyQuery)} waiting={<Skeleton className="h-56" />}>
    {({ children, devices }) => (
      <Card aria-labelledby="family" className="grid gap-3">
        <h2 id="family" className="text-xl">
          Signing in with pictures
        </h2>
        <p className="max-w-prose text-soft">
          Children without an e-mail address tap their own picture on a device of the family, and then four
          pictures in the right order.
        </p>
        {children.length > 0 && (
          <ul className="divide-y divide-line">
            {children.map((child) => (
              <ChildRow key={child.id} child={child} />
            ))}
          </ul>
        )}
        {children.length + devices.length > 0 && <Devices devices={devices} />}
      </Card>
    )}
  </Loaded>
);

export default FamilyCard;
