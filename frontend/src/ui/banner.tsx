import { type ReactNode, useEffect, useState } from 'react';
import { CloseButton } from './close-button';
import { Notice, type NoticeKind } from './notice';

interface BannerProps {
  readonly kind: NoticeKind;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Called when it should no longer be rendered. */
  readonly onGone: () => void;
  readonly milliseconds?: number;
}

/** A notice that disappears after a while; it stays while it is hovered or focused. */
export const Banner = ({ kind, children, action, onGone, milliseconds = 8000 }: BannerProps) => {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onGone, milliseconds);
    return () => clearTimeout(timer);
  }, [held, onGone, milliseconds]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the person is
    <div
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Notice
        kind={kind}
        action={
          <>
            {action}
            <CloseButton label="Dismiss" onClick={onGone} />
          </>
        }
      >
        {children}
      </Notice>
    </div>
  );
};
