import { Mail } from 'lucide-react';
import { useState } from 'react';
import { ApiFailure } from '../../lib/api';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { AddressForm } from './address-form';
import { useAddress } from './use-address';
import { WaitingChange } from './waiting-change';

interface ChangeAddressProps {
  /** The own id, or that of a child below the age of consent. */
  readonly person: string;
}

const refused = (error: Error) =>
  error instanceof ApiFailure && error.code === 'address_not_found' ? (
    <Notice kind="info">This student is old enough to change the address alone.</Notice>
  ) : undefined;

const Opened = ({ person, onClose }: ChangeAddressProps & { readonly onClose: () => void }) => {
  const { current, ask, cancel } = useAddress(person);
  return (
    <Loaded query={current} waiting={<Skeleton className="h-24" />} refused={refused}>
      {({ email, change }) =>
        change === null ? (
          <AddressForm email={email} ask={ask} onClose={onClose} />
        ) : (
          <WaitingChange email={email} change={change} cancel={cancel} />
        )
      }
    </Loaded>
  );
};

/** The address with which a person signs in: it is asked for when the button is pressed. */
const ChangeAddress = ({ person }: ChangeAddressProps) => {
  const [state, setState] = useState<'closed' | 'open' | 'closed again'>('closed');
  if (state === 'open') return <Opened person={person} onClose={() => setState('closed again')} />;
  return (
    <Button
      look="secondary"
      icon={<Mail aria-hidden className="size-5" />}
      // Focus returns here from the form that replaced it.
      autoFocus={state === 'closed again'}
      onClick={() => setState('open')}
      className="sm:justify-self-start"
    >
      Change e-mail address…
    </Button>
  );
};

export default ChangeAddress;
