import { useEffect, useEffectEvent, useState } from 'react';
import { type Badge, badgeIn } from '../../../../contract/badges/badge';
import { messages } from '../../../../contract/messages';
import { signInAsChild } from '../../lib/child-sign-in';

/** Network failures are not the badge's. */
const isWrong = (error: unknown) => (error as Partial<Error>).name === 'NotAuthorizedException';

/** The badge in the address, which is removed from it: neither the page nor its place in the history keeps the secret. */
const takeBadge = (): Badge | undefined => {
  const badge = badgeIn(location.hash);
  if (badge !== undefined) history.replaceState(null, '', location.pathname);
  return badge;
};

interface UseBadge {
  /** The secret of the device; undefined on one that is not open for a class. */
  readonly device: string | undefined;
  readonly onSignedIn: () => void;
  readonly onWrong: () => void;
}

/** Signs in with the badge that a camera app has opened, now or while the page is there, or that was scanned here. */
export const useBadge = ({ device, onSignedIn, onWrong }: UseBadge) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const show = async ({ pupil, secret }: Badge) => {
    if (device === undefined || busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await signInAsChild(pupil, { kind: 'badge', device, badge: secret });
      // The address of another badge must load the page anew, wherever the pupil is.
      history.replaceState(null, '', '/dashboard');
      onSignedIn();
    } catch (error) {
      setProblem(
        isWrong(error)
          ? 'This badge does not work here. It may be an old one, or one of another class: ask your teacher.'
          : messages.offline,
      );
      setBusy(false);
      onWrong();
    }
  };
  const look = useEffectEvent(() => {
    const badge = takeBadge();
    if (badge !== undefined) void show(badge);
  });
  useEffect(() => {
    look();
    const onChange = () => look();
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);
  return { busy, problem, show };
};
