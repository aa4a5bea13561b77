import { useState } from 'react';
import { Card } from '../src/ui/card';
import { Wren } from '../src/ui/wren';
import { Controls } from './controls';
import { type Look, show } from './look';
import { chapters } from './sections';

const Contents = () => (
  <nav aria-label="Pieces" className="grid gap-x-4 gap-y-3 max-lg:grid-cols-2">
    {chapters.map(({ title, sections }) => (
      <div key={title} className="min-w-0">
        <p className="mb-1 px-2 font-semibold text-[0.85rem] text-soft">{title}</p>
        <ul className="text-[0.95rem]">
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block rounded-control px-2 py-2 wrap-anywhere hover:bg-sunken hover:underline lg:py-0.5"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);

/** The style guide: every component in every state. */
export const Gallery = ({ first }: { first: Look }) => {
  const [look, setLook] = useState(first);
  const change = (next: Look) => {
    setLook(next);
    show(next);
  };
  return (
    <div className="mx-auto max-w-6xl px-4 pb-24">
      <header className="flex items-end gap-4 pt-8 pb-6 max-sm:flex-wrap">
        <Wren mood="waving" className="-mb-1 w-24 shrink-0 sm:w-32" />
        <div className="min-w-0 sm:flex-1">
          <h1 className="font-brand text-4xl sm:text-5xl">The pieces</h1>
          <p className="mt-1 max-w-prose text-soft">
            Paper and ink, one warm accent, and a small bird. What a screen needs is here; what is not here is
            made here first.
          </p>
        </div>
      </header>
      <Card className="mb-gap" aria-label="How to look at it">
        <Controls look={look} onLook={change} />
      </Card>
      <div className="grid gap-gap lg:grid-cols-[13rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto">
          <details className="px-2 lg:hidden">
            <summary className="min-h-target content-center font-semibold">All pieces</summary>
            <Contents />
          </details>
          <div className="max-lg:hidden">
            <Contents />
          </div>
        </div>
        <main className="grid min-w-0 gap-gap">
          {chapters.flatMap(({ sections }) => sections.map(({ id, Piece }) => <Piece key={id} />))}
        </main>
      </div>
    </div>
  );
};
