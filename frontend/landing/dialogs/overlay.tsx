import type { ReactNode } from 'react';
import { Wren } from '../../src/ui/wren';

interface OverlayProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A text over the whole page, with its own address. Closing it returns to the page below. */
export const Overlay = ({ title, children }: OverlayProps) => (
  <div className="overlay" role="dialog" aria-modal="true" aria-labelledby="overlay-title">
    <div className="bar">
      <a className="logo" href="/">
        <Wren />
        Inkwren
      </a>
      <a className="button quiet" href="/" data-leaves>
        Close
      </a>
    </div>
    <main className="prose">
      <h1 id="overlay-title">{title}</h1>
      {children}
    </main>
  </div>
);
