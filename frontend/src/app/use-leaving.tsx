import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { ApiFailure } from '../lib/api';
import type { SignOut } from '../lib/auth';
import { part } from '../lib/part';
import type { Goodbye, LeavingProps } from './leaving';

/** Without the code, which comes with what waits until the first screen is there, storage is emptied; the login does the rest. */
const AtOnce = () => {
  useEffect(() => {
    localStorage.clear();
    location.reload();
  }, []);
  return null;
};

const Leaving = part<LeavingProps>(() => import('./leaving').catch(() => ({ default: AtOnce })));

/** Signing out, from the first click until nothing of the user is left in this browser. */
export const useLeaving = (onLeft: (why?: ApiFailure) => void) => {
  const [goodbye, setGoodbye] = useState<Goodbye>();
  const leaving: ReactNode = goodbye !== undefined && (
    <Suspense>
      <Leaving
        {...goodbye}
        onStay={() => setGoodbye(undefined)}
        onOver={() => setGoodbye({ ...goodbye, isOver: true })}
        onLeft={() => {
          setGoodbye(undefined);
          onLeft(goodbye.why);
        }}
      />
    </Suspense>
  );
  return {
    leaving,
    isOver: goodbye?.isOver === true,
    /** The user wants to leave. */
    ask: ((scope) => setGoodbye({ isOver: false, everywhere: scope === 'everywhere' })) as SignOut,
    /** The server refuses the session. */
    end: (why: ApiFailure) =>
      setGoodbye((before) => (before?.isOver ? before : { isOver: true, everywhere: false, why })),
  };
};
