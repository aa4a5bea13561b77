import type { ReactNode } from 'react';
import { Logo } from '../../ui/logo';
import { Wren, type WrenMood } from '../../ui/wren';

interface WayInProps {
  readonly mood?: WrenMood;
  readonly children: ReactNode;
}

/** The page around every form before the login. */
export const WayIn = ({ mood = 'happy', children }: WayInProps) => (
  <main className="mx-auto grid min-h-dvh max-w-5xl content-center items-center gap-8 px-4 py-8 max-sm:gap-5 max-sm:py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
    <div className="grid justify-items-center gap-4 text-center md:justify-items-start md:text-left">
      <Logo />
      <div className="flex max-w-sm items-center gap-3 text-left crowded:hidden md:contents">
        <p className="max-w-sm font-heading text-2xl leading-tight font-bold sm:text-3xl md:text-5xl">
          Every book is better with a bird on your shoulder.
        </p>
        <Wren mood={mood} className="w-28 shrink-0 md:w-64" />
      </div>
    </div>
    <div className="min-w-0 rounded-card border border-line bg-raised p-6 shadow-card sm:p-8 crowded:p-4">
      {children}
    </div>
  </main>
);
