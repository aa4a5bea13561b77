import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ChapterText } from '../../../../contract/reading/endpoints';
import { cx } from '../../lib/cx';
import { MeaningOf } from '../../subjects/words/meaning-of';
import type { MetWord } from '../../subjects/words/met';
import { ChapterEnd } from './chapter-end';
import { ChapterParagraphs } from './chapter-paragraphs';
import { ChapterTitle } from './chapter-title';
import { ChapterTools } from './chapter-tools';
import { firstInView } from './first-in-view';
import { NarrationButtons } from './narration-buttons';
import { PageTurner } from './page-turner';
import { useKeptBook } from './use-kept-book';
import { useNarration } from './use-narration';
import { useView } from './use-view';

/**
 * Head, page and turner as high as the screen below the bar at the top, and the page as high as the others leave it. Where that
 * is too little, as in the largest letters, the turner stays in view.
 */
const screenClass = 'grid min-h-[calc(100dvh-var(--target)-2.5rem)] grid-rows-[auto_minmax(13rem,1fr)_auto]';

/** A chapter to read: its text, where one was, read aloud, the meaning of a word that is tapped, and the ways on. */
export const Chapter = ({ text }: { text: ChapterText }) => {
  const titleId = useId();
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const view = useView(text, list);
  const { inPages, page, count } = view;
  const narration = useNarration(text);
  const { isOn, spoken, stop } = narration;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is spoken has moved
  useLayoutEffect(view.follow, [view.follow, spoken?.sentence, spoken?.word]);
  const [met, setMet] = useState<MetWord>();
  useKeptBook(text);
  const read = () =>
    narration.start(firstInView(list.current, narration.sentences, inPages ? page : undefined));
  /** A child who asks for a meaning listens again afterwards. */
  const lookUp = (found: MetWord | undefined) => {
    if (found !== undefined) narration.pause();
    setMet(found);
  };
  const turner = inPages && (
    <PageTurner
      page={page}
      count={count}
      onTurn={view.turn}
      onEnd={() => end.current?.scrollIntoView({ block: 'nearest' })}
    />
  );
  const narrator = narration.state !== 'off' && (
    <NarrationButtons narration={narration} inPages={inPages} waiting={turner} />
  );
  return (
    <article
      data-quiet={isOn || undefined}
      className={cx('mx-auto w-full animate-rise', inPages ? 'max-w-5xl' : 'max-w-[38rem]')}
      aria-labelledby={titleId}
    >
      <div className={cx(inPages && screenClass)}>
        <div>
          <ChapterTools
            text={text}
            inPages={inPages}
            onChangeMode={view.changeMode}
            onWord={lookUp}
            isRead={isOn}
            onRead={isOn ? stop : read}
          />
          <ChapterTitle id={titleId} text={text} inPages={inPages} />
        </div>
        <ChapterParagraphs text={text} list={list} view={view} spoken={spoken} onWord={lookUp} />
        {inPages && isOn ? narrator : turner}
      </div>
      <div ref={end} className="scroll-mb-4">
        {(!inPages || page === count - 1) && <ChapterEnd text={text} finished={view.finished} />}
      </div>
      {!(inPages && isOn) && <div className="sticky bottom-0 z-1 h-0">{narrator}</div>}
      {met !== undefined && <MeaningOf met={met} onClose={() => setMet(undefined)} />}
    </article>
  );
};
