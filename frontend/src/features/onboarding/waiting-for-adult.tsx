import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { navigate, useHistoryState } from '../../lib/navigation';
import { part } from '../../lib/part';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Piece } from '../../ui/piece';
import { Skeleton } from '../../ui/skeleton';
import { Wren } from '../../ui/wren';
import { onboardingQuery } from './state';
import { StepHeading } from './step-heading';
import { Unbroken } from './unbroken';
import { useAsk } from './use-ask';
import { type WaitingStatus, WhatHappens } from './what-happens';

const Taster = part(() => import('./taster'));

interface WaitingForAdultProps {
  readonly status: WaitingStatus;
  /** The masked address. */
  readonly adult: string;
  /** The full address, if it was typed during this visit. */
  readonly address: string | undefined;
  readonly onOtherAddress: () => void;
}

/** Shown while the consent is pending: what happens next, that nothing is lost, that the page checks regularly, and a chapter. */
export const WaitingForAdult = ({ status, adult, address, onOtherAddress }: WaitingForAdultProps) => {
  const look = useQuery(onboardingQuery);
  const [looked, setLooked] = useState<'no' | 'looking' | 'yes'>('no');
  // An entry of the history: Back leaves the chapter, not the site.
  const reading = useHistoryState<{ taster?: boolean } | null>()?.taster === true;
  const [pressed, setPressed] = useState(false);
  const again = useAsk(() => undefined);
  const lookNow = async () => {
    setLooked('looking');
    await look.refetch();
    setLooked('yes');
  };
  const sendAgain = () => (address === undefined ? onOtherAddress() : again.mutate(address));
  return (
    <div className="grid gap-gap">
      <div className="grid justify-items-center gap-3 text-center">
        <Wren mood="waiting" className="w-28 sm:w-44" />
        <StepHeading>Waiting for your grown-up</StepHeading>
        <p>
          We wrote to <strong className="wrap-anywhere">{adult}</strong>.{' '}
          <Unbroken>Tell them to look into their e-mail!</Unbroken>
        </p>
        {!reading && (
          <Button
            icon={<BookOpen aria-hidden className="size-5" />}
            onClick={() => {
              setPressed(true);
              navigate(location.href, { state: { taster: true } });
            }}
          >
            Read a chapter while you wait
          </Button>
        )}
      </div>
      {reading && (
        <Piece waiting={<Skeleton className="h-96" />}>
          <Taster pressed={pressed} />
        </Piece>
      )}
      <WhatHappens status={status} />
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
    </div>
  );
};
