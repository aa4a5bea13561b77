import { useEffect, useRef } from 'react';
import text from '../../../../library/the-dragon-who-baked-bread/chapter-1.md?raw';
import { Paragraph } from '../../subjects/reading/paragraph';
import { Card } from '../../ui/card';
import { ThrowAwayQuestion } from './throw-away-question';

const [heading = '', ...paragraphs] = text
  .split(/\n\s*\n/)
  .map((one) => one.trim())
  .filter(Boolean);

/** A chapter and a question for a child who waits. It is part of the site: no call is made, and nothing is kept. */
const Taster = ({ pressed }: { readonly pressed: boolean }) => {
  const title = useRef<HTMLHeadingElement>(null);
  // A reader who chose the chapter is scrolled to it; after a reload the page begins at the top as usual.
  useEffect(() => {
    if (!pressed) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, [pressed]);
  return (
    <Card aria-labelledby="taster" className="grid gap-gap">
      <header className="flex items-center gap-4">
        <img
          src="/covers/the-dragon-who-baked-bread.svg"
          alt=""
          width="60"
          height="80"
          className="rounded-sm shadow-card crowded:hidden"
        />
        <div className="min-w-0">
          <h2 id="taster" ref={title} tabIndex={-1} className="scroll-mt-8 text-2xl outline-none">
            The Dragon Who Baked Bread
          </h2>
          <p className="text-soft">Chapter 1: {heading.replace(/^#\s*/, '')}</p>
        </div>
      </header>
      <div className="grid gap-[1em] text-[1.1em] leading-[1.75]">
        {paragraphs.map((paragraph, i) => (
          <Paragraph key={paragraph} text={paragraph} first={i === 0} />
        ))}
      </div>
      <ThrowAwayQuestion />
    </Card>
  );
};

export default Taster;
