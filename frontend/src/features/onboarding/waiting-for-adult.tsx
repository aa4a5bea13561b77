import { useState } from 'react';
import { part } from '../../lib/part';
import { Piece } from '../../ui/piece';
import { Skeleton } from '../../ui/skeleton';
import { LetIn } from './let-in';
import { startReading, useReading } from './reading';
import { StepHeading } from './step-heading';
import { WaitingTop } from './waiting-top';
import { WaitingWays } from './waiting-ways';
import { type WaitingStatus, WhatHappens } from './what-happens';

const Taster = part(() => import('./taster'));

interface WaitingForAdultProps {
  readonly status: WaitingStatus;
  /** The masked address. */
  readonly adult: string;
  /** The full address, if it was typed during this visit. */
  readonly address: string | undefined;
  /** The grown-up has agreed: a child who reads is not pulled out of its sentence. */
  readonly letIn: boolean;
  readonly onOtherAddress: () => void;
}

/**
 * Shown while the consent is pending: what happens next, that nothing is lost, that the page checks regularly, and a chapter.
 * Nothing above the chapter changes while it is read, so that no line moves.
 */
export const WaitingForAdult = ({ status, adult, letIn, ...ways }: WaitingForAdultProps) => {
  const reading = useReading();
  const [pressed, setPressed] = useState(false);
  const read = () => {
    setPressed(true);
    startReading();
  };
  return (
    <div className="grid gap-gap">
      {reading ? (
        <>
          <StepHeading>A chapter while you wait</StepHeading>
          <Piece waiting={<Skeleton className="h-96" />}>
            <Taster pressed={pressed} />
          </Piece>
          <LetIn letIn={letIn} />
        </>
      ) : (
        <WaitingTop adult={adult} onRead={read} />
      )}
      {!letIn && (
        <>
          <WhatHappens status={status} />
          <WaitingWays status={status} adult={adult} {...ways} />
        </>
      )}
    </div>
  );
};
