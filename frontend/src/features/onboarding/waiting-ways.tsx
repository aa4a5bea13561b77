import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { onboardingQuery } from './state';
import { useAsk } from './use-ask';
import type { WaitingStatus } from './what-happens';

interface WaitingWaysProps {
  readonly status: WaitingStatus;
  readonly adult: string;
  readonly address: string | undefined;
  readonly onOtherAddress: () => void;
}

/** What a waiting child can do: look again, and write again or to another address. */
export const WaitingWays = ({ status, adult, address, onOtherAddress }: WaitingWaysProps) => {
  const look = useQuery(onboardingQuery);
  const [looked, setLooked] = useState<'no' | 'looking' | 'yes'>('no');
  const again = useAsk(() => undefined);
  const lookNow = async () => {
    setLooked('looking');
    await look.refetch();
    setLooked('yes');
  };
  const sendAgain = () => (address === undefined ? onOtherAddress() : again.mutate(address));
  return (
    <>
      <p className="text-center text-soft">
        You can close this page. When you come back, you go on right here.
      </p>
      <div className="flex justify-center">
        <Button look="secondary" onClick={() => void lookNow()} busy={looked === 'looking'}>
          Look again
        </Button>
      </div>
      <div role="status" className="text-center empty:hidden">
        {look.error !== null
          ? look.error.message
          : looked === 'yes' && 'Not yet. Wren keeps looking for you.'}
      </div>
      {again.isSuccess && <Notice kind="success">We have written to {adult} again.</Notice>}
      {again.isError && <Notice kind="error">{again.error.message}</Notice>}
      <div className="grid justify-items-center gap-2 border-t border-line pt-4">
        <p className="text-center text-soft">No e-mail there? It may be in the spam folder.</p>
        <div className="flex flex-wrap justify-center gap-3">
          {status === 'asked' && (
            <Button look="secondary" busy={again.isPending} onClick={sendAgain}>
              Send it again
            </Button>
          )}
          <Button look="secondary" onClick={onOtherAddress}>
            Use another address
          </Button>
        </div>
      </div>
    </>
  );
};
