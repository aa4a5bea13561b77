import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Logo } from '../../ui/logo';

interface FrameProps {
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** The page during onboarding: only the step, and the button to sign out. */
export const Frame = ({ onLeave, children }: FrameProps) => (
  <div className="mx-auto grid min-h-dvh max-w-3xl grid-rows-[auto_1fr] px-4">
    <header className="flex items-center justify-between gap-3 py-2">
      <Logo />
      <Button look="quiet" icon={<LogOut aria-hidden className="size-5" />} onClick={onLeave}>
        Sign out
      </Button>
    </header>
    <main className="grid content-start gap-gap pt-2 pb-16">{children}</main>
  </div>
);
