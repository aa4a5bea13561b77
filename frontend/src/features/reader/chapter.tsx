import { ArrowLeft, BookA, BookOpen, ListOrdered, ScrollText } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { type ChapterText, reading } from '../../../../contract/reading';
import { cx } from '../../lib/cx';
import { Link } from '../../lib/navigation';
import { keepAnswers } from '../../lib/offline';
import { useTitle } from '../../lib/use-title';
import { knownBook } from '../../subjects/books/known-book';
import { Paragraph } from '../../subjects/reading/paragraph';
import { useUser } from '../../subjects/users/user';
import { loadMeanings, MeaningOf } from '../../subjects/words/meaning-of';
import { Button, buttonClass } from '../../ui/button';
import { ChapterEnd } from './chapter-end';
import { ChapterList } from './chapter-list';
import { labelClass, Narrator, toolClass } from './narrator';
import { PageTurner } from './page-turner';
import { useMode } from './use-mode';
import { useNarration } from './use-narration';
import { usePages } from './use-pages';
import { usePlace } from './use-place';
import { useSwipe } from './use-swipe';
import { wordAt } from './word-at';
import { WordSearch } from './word-search';

/**
 * Head, page and turner as high as the screen below the bar at the top, and the page as high as the others leave it. Where that
 * is too little, as in the largest letters, the turner stays in view.
 */
const screenClass = 'grid min-h-[calc(100dvh-var(--target)-2.5rem)] grid-rows-[auto_minmax(13rem,1fr)_auto]';

/** A chapter to read: its text, where one was, read aloud, the meaning of a word that is tapped, and the ways on. */
export const Chapter = ({ text }: { text: ChapterText }) => {
  const { book, chapter, chapters, title, paragraphs } = text;
  useTitle(`${book.title}: ${title}`);
  const { role } = useUser();
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useMode();
  const inPages = mode === 'pages';
  const { page, count, turn, show } = usePages(list, inPages);
  const swipe = useSwipe(turn);
  const { finished, firstInView } = usePlace(text, list, show);
  // What was in view is in view in the other mode.
  const held = useRef<number>(undefined);
  const change = () => {
    held.current = firstInView();
    setMode(inPages ? 'scroll' : 'pages');
  };
  useEffect(() => {
    if (held.current === undefined) return;
    scrollTo({ top: 0 });
    show(held.current, 'start');
    held.current = undefined;
  }, [show]);
  useEffect(() => {
    const inputs = (chapters.length === 0 ? [chapter] : chapters.map((one) => one.chapter_number)).map(
      (number) => ({ query: { id: book.id, chapter: String(number) } }),
    );
    keepAnswers(reading.chapter, inputs).catch(() => undefined);
  }, [book.id, chapter, chapters]);
  useEffect(() => void loadMeanings().catch(() => undefined), []);
  const narration = useNarration(paragraphs);
  const { spoken } = narration;
  const [word, setWord] = useState<string>();
  const [choosing, setChoosing] = useState(false);
  const [searching, setSearching] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const paragraph = spoken?.paragraph;
  useEffect(() => {
    if (paragraph !== undefined) show(paragraph, 'nearest');
  }, [paragraph, show]);

  /** A selection is for something else, such as copying. */
  const lookUp = ({ clientX, clientY }: MouseEvent) => {
    if (role === 'student' && getSelection()?.isCollapsed !== false) setWord(wordAt(clientX, clientY));
  };
  return (
    <article
      className={cx('mx-auto w-full animate-rise', inPages ? 'max-w-5xl' : 'max-w-[38rem]')}
      aria-labelledby="chapter-title"
    >
      <div className={cx(inPages && screenClass)}>
        <div>
          <div className={cx('flex flex-wrap items-center gap-2', inPages ? 'mb-2' : 'mb-6')}>
            <Link
              to={`/books?book=${book.id}`}
              state={{ book: knownBook(book) }}
              className={`${buttonClass('quiet')} -ml-5 crowded:-ml-3`}
            >
              <ArrowLeft aria-hidden className="size-5" />
              <span className={labelClass(inPages)}>{book.title}</span>
            </Link>
            <div
              className={cx(
                'ml-auto flex flex-wrap gap-2 max-sm:w-full',
                inPages && 'crowded:w-auto! crowded:flex-1',
              )}
            >
              {chapters.length > 1 && (
                <Button
                  look="secondary"
                  className={toolClass}
                  icon={<ListOrdered aria-hidden className="size-5" />}
                  onClick={() => setChoosing(true)}
                >
                  <span className={labelClass(inPages)}>Chapters</span>
                </Button>
              )}
              {role === 'student' && (
                <Button
                  look="secondary"
                  className={toolClass}
                  icon={<BookA aria-hidden className="size-5" />}
                  onClick={() => setSearching(true)}
                >
                  <span className={labelClass(inPages)}>Dictionary</span>
                </Button>
              )}
              <Button
                look="secondary"
                className={toolClass}
                icon={
                  inPages ? (
                    <ScrollText aria-hidden className="size-5" />
                  ) : (
                    <BookOpen aria-hidden className="size-5" />
                  )
                }
                onClick={change}
              >
                <span className={labelClass(inPages)}>{inPages ? 'Scroll' : 'Pages'}</span>
              </Button>
              <Narrator
                narration={narration}
                inPages={inPages}
                onStart={() => narration.start(firstInView() ?? 0)}
              />
            </div>
          </div>
          {chapters.length > 0 && (
            <p className="text-center text-soft">
              Chapter {chapter} of {chapters.length}
            </p>
          )}
          <h1
            id="chapter-title"
            ref={heading}
            tabIndex={-1}
            className={cx(
              'text-center outline-none',
              inPages ? 'mb-3 text-2xl sm:text-3xl' : 'mb-6 text-3xl',
            )}
          >
            {title}
          </h1>
        </div>
        <div
          {...(inPages && swipe)}
          className={cx(
            inPages &&
              'touch-pan-y touch-pinch-zoom overflow-clip rounded-card border border-line bg-raised p-4 shadow-card contain-size sm:p-6 lg:bg-[linear-gradient(90deg,#0000_46%,var(--paper-sunken)_50%,#0000_54%)] lg:p-10',
          )}
        >
          <div className={cx(inPages && 'h-full overflow-clip')}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the words are text; by keyboard a word is looked up with the button above */}
            <div
              ref={list}
              onClick={lookUp}
              className={cx(
                'text-[1.1em] leading-[1.75]',
                inPages
                  ? 'relative h-full columns-1 gap-16 transition-transform duration-300 will-change-transform [column-fill:auto] lg:columns-2 [&>p+p]:mt-[1em]'
                  : 'grid gap-[1em]',
              )}
            >
              {paragraphs.map((one, i) => (
                <Paragraph
                  // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a chapter never change
                  key={i}
                  text={one}
                  first={i === 0}
                  {...(spoken?.paragraph === i && { from: spoken.from, to: spoken.to })}
                />
              ))}
            </div>
          </div>
        </div>
        {inPages && (
          <PageTurner
            page={page}
            count={count}
            onTurn={turn}
            onEnd={() => end.current?.scrollIntoView({ block: 'nearest' })}
          />
        )}
      </div>
      <div ref={end} className="scroll-mb-4">
        {(!inPages || page === count - 1) && <ChapterEnd text={text} finished={finished} />}
      </div>
      {word !== undefined && <MeaningOf word={word} onClose={() => setWord(undefined)} />}
      {searching && (
        <WordSearch
          onWord={(found) => {
            setSearching(false);
            setWord(found);
          }}
          onClose={() => setSearching(false)}
        />
      )}
      {choosing && <ChapterList text={text} onClose={() => setChoosing(false)} />}
    </article>
  );
};
