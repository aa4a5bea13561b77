import { Fragment, type MouseEvent, type RefObject } from 'react';
import type { ChapterText } from '../../../../contract/reading/endpoints';
import { cx } from '../../lib/cx';
import { Paragraph } from '../../subjects/reading/paragraph';
import { useUser } from '../../subjects/users/user';
import type { MetWord } from '../../subjects/words/met';
import { ChapterPicture } from './chapter-picture';
import type { Spoken } from './use-narration';
import { useSwipe } from './use-swipe';
import type { View } from './use-view';
import { wordAt } from './word-at';

/** A sheet, or on a desktop a spread with a fold. */
const sheetClass =
  'touch-pan-y touch-pinch-zoom overflow-clip rounded-card border border-line bg-raised p-4 shadow-card contain-size sm:p-6 lg:bg-[linear-gradient(90deg,#0000_46%,var(--paper-sunken)_50%,#0000_54%)] lg:p-10';
const columnsClass =
  'relative h-full columns-1 gap-16 transition-transform duration-300 will-change-transform [column-fill:auto] lg:columns-2 [&>*+*]:mt-[1em]';

interface ChapterParagraphsProps {
  readonly text: ChapterText;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly view: View;
  readonly spoken: Spoken | undefined;
  /** A child has tapped a word, or beside all words. */
  readonly onWord: (met: MetWord | undefined) => void;
}

/** A picture stands after this many letters or more: the story begins first, and both are on a phone's first screen. */
const lettersBefore = 200;

/** The paragraph after which the picture stands. */
const beforePicture = (paragraphs: readonly string[]): number => {
  const at = paragraphs.findIndex((_, i) => paragraphs.slice(0, i + 1).join('').length >= lettersBefore);
  return at === -1 ? paragraphs.length - 1 : at;
};

/** The paragraphs of a chapter with its picture, as a page that is turned or as a scroll. What is read aloud is marked. */
export const ChapterParagraphs = ({
  text: { paragraphs, picture },
  list,
  view,
  spoken,
  onWord,
}: ChapterParagraphsProps) => {
  const { role } = useUser();
  const { inPages, page, turn } = view;
  const swipe = useSwipe(turn);
  const place = beforePicture(paragraphs);
  /** A selection is for something else, such as copying. */
  const lookUp = ({ clientX, clientY }: MouseEvent) => {
    if (role === 'student' && getSelection()?.isCollapsed !== false) onWord(wordAt(clientX, clientY));
  };
  return (
    <div {...(inPages && swipe)} className={cx(inPages && sheetClass)}>
      <div className={cx(inPages && 'h-full overflow-clip')}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the words are text; by keyboard a word is looked up with the button above */}
        <div
          ref={list}
          onClick={lookUp}
          className={cx('text-[1.1em] leading-[1.75]', inPages ? columnsClass : 'grid gap-[1em]')}
          // A page and the gap beside it, in letters of any size.
          style={inPages ? { transform: `translateX(calc(${-page} * (100% + 4rem)))` } : {}}
        >
          {paragraphs.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a chapter never change
            <Fragment key={i}>
              <Paragraph
                text={one}
                first={i === 0}
                {...(spoken?.paragraph === i && { sentence: spoken.sentence, word: spoken.word })}
              />
              {i === place && picture !== undefined && <ChapterPicture {...picture} />}
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  );
};
