import { type ReactNode, useEffect, useRef } from 'react';
import { mayPass } from '../../lib/api';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { CloseButton } from '../../ui/close-button';
import { Notice } from '../../ui/notice';

/** The result of an action in a row of a table. */
export interface Said {
  readonly text: string;
  /** Takes focus, because the pressed button has disappeared. */
  readonly takesFocus?: boolean;
}

interface ReportProps {
  readonly said: Said;
  /** Available actions, such as a button that takes the decision back. */
  readonly children?: ReactNode;
  readonly onGone: () => void;
}

/** Sticky, so that it is visible in a long table. */
export const Report = ({ said: { text, takesFocus = false }, children, onGone }: ReportProps) => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <section ref={ref} tabIndex={-1} aria-label="Message" className="sticky top-20 z-10 outline-none">
      <Banner kind="success" action={children} onGone={onGone}>
        {text}
      </Banner>
    </section>
  );
};

interface FailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly onGone: () => void;
}

/** The failure of an action, with a retry where that may help. */
export const Failure = ({ error, onRetry, onGone }: FailureProps) => (
  <div className="sticky top-20 z-10">
    <Notice
      kind="error"
      action={
        <>
          {mayPass(error) && (
            <Button look="secondary" onClick={onRetry}>
              Try again
            </Button>
          )}
          <CloseButton label="Dismiss" onClick={onGone} />
        </>
      }
    >
      {error.message}
    </Notice>
  </div>
);
