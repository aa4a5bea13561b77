import type { ReactNode } from 'react';
import { Button } from './button';
import { Notice } from './notice';

interface RetryNoticeProps {
  readonly onRetry: () => unknown;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** Reports that loading failed, and offers a retry. */
export const RetryNotice = ({ onRetry, busy, children }: RetryNoticeProps) => (
  <Notice
    kind="error"
    action={
      <Button look="secondary" busy={busy} onClick={() => void onRetry()}>
        Try again
      </Button>
    }
  >
    {children}
  </Notice>
);
