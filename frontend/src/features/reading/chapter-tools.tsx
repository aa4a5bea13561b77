import {
  ALargeSmall,
  ArrowLeft,
  BookA,
  BookOpen,
  ListOrdered,
  type LucideIcon,
  ScrollText,
  Volume2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ChapterText } from '../../../../contract/reading/endpoints';
import { cx } from '../../lib/cx';
import { Link } from '../../lib/navigation';
import { part } from '../../lib/part';
import { knownBook } from '../../subjects/books/known-book';
import { useHeld } from '../../subjects/controls/use-held';
import { useUser } from '../../subjects/users/user';
import type { MetWord } from '../../subjects/words/met';
import { Button, buttonClass } from '../../ui/button';
import { Piece } from '../../ui/piece';
import { ChapterList } from './chapter-list';
import { labelClass, readToMeId, toolClass } from './tool-class';
import { WordSearch } from './word-search';

const LookDialog = part(() => import('./look-dialog'));

interface ToolProps {
  readonly Icon: LucideIcon;
  readonly inPages: boolean;
  readonly onClick: () => void;
  readonly id?: string;
  /** Of a tool that is on or off. */
  readonly isPressed?: boolean;
  readonly children: ReactNode;
}

const Tool = ({ Icon, inPages, onClick, id, isPressed, children }: ToolProps) => (
  <Button
    look={isPressed === true ? 'chosen' : 'secondary'}
    id={id}
    aria-pressed={isPressed}
    className={toolClass}
    icon={<Icon aria-hidden className="size-5" />}
    onClick={onClick}
  >
    <span className={labelClass(inPages)}>{children}</span>
  </Button>
);

interface ChapterToolsProps {
  readonly text: ChapterText;
  readonly inPages: boolean;
  readonly onChangeMode: () => void;
  readonly onWord: (met: MetWord) => void;
  /** Whether the chapter is read aloud. */
  readonly isRead: boolean;
  readonly onRead: () => void;
}

/** The way back to the book, and what helps to read: other chapters, the dictionary, the other mode, the narrator. */
export const ChapterTools = ({ text, inPages, onChangeMode, onWord, isRead, onRead }: ChapterToolsProps) => {
  const { book, chapters } = text;
  const { role } = useUser();
  const isOff = useHeld('dictionary') !== undefined;
  const [choosing, setChoosing] = useState(false);
  const [searching, setSearching] = useState(false);
  const [setting, setSetting] = useState(false);
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-2 crowded:gap-1',
        inPages ? 'mb-2' : 'mb-2 sm:mb-6 md:-mx-10',
      )}
    >
      <Link
        to={`/books?book=${book.id}`}
        state={{ book: knownBook(book) }}
        className={cx(buttonClass('quiet'), '-ml-5 min-w-0 sm:max-w-72 crowded:-ml-3')}
      >
        <ArrowLeft aria-hidden className="size-5" />
        <span className={cx('truncate', labelClass(inPages))}>{book.title}</span>
      </Link>
      <div className="ml-auto flex flex-wrap justify-end gap-1.5 crowded:gap-1">
        {chapters.length > 1 && (
          <Tool Icon={ListOrdered} inPages={inPages} onClick={() => setChoosing(true)}>
            Chapters
          </Tool>
        )}
        {role === 'student' && !isOff && (
          <Tool Icon={BookA} inPages={inPages} onClick={() => setSearching(true)}>
            Dictionary
          </Tool>
        )}
        <Tool Icon={inPages ? ScrollText : BookOpen} inPages={inPages} onClick={onChangeMode}>
          {inPages ? 'Scroll' : 'Pages'}
        </Tool>
        <Tool Icon={ALargeSmall} inPages={inPages} onClick={() => setSetting(true)}>
          Letters<span className="sr-only"> and paper</span>
        </Tool>
        <Tool id={readToMeId} Icon={Volume2} inPages={inPages} isPressed={isRead} onClick={onRead}>
          Read to me
        </Tool>
      </div>
      {setting && (
        <Piece>
          <LookDialog onClose={() => setSetting(false)} />
        </Piece>
      )}
      {searching && (
        <WordSearch
          onWord={(found) => {
            setSearching(false);
            onWord(found);
          }}
          onClose={() => setSearching(false)}
        />
      )}
      {choosing && <ChapterList text={text} onClose={() => setChoosing(false)} />}
    </div>
  );
};
