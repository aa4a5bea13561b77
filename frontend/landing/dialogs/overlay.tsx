import type { ReactNode } from 'react';
import { anchorOf } from '../../src/subjects/terms/anchor-of';
import { Wren } from '../../src/ui/wren';

interface OverlayProps {
  readonly title: string;
  /** The titles of its sections. */
  readonly sections: readonly string[];
  readonly children: ReactNode;
}

/** A text over the whole page, with its own address. Closing it returns to the page below. */
export const Overlay = ({ title, sections, children }: OverlayProps) => (
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
      <nav className="jumps" aria-label="In this text">
        {sections.map((section) => (
          <a key={section} href={`#${anchorOf(section)}`}>
            {section}
          </a>
        ))}
      </nav>
      {children}
    </main>
  </div>
);
