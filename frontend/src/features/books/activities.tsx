import { type LucideIcon, MessageCircle, Mic, Sparkles } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import type { Book, Chapter } from '../../../../contract/books';
import { cx } from '../../lib/cx';
import { QuizChoice } from './quiz-choice';

const tile =
  'grid h-full w-full content-start justify-items-center gap-1 rounded-control border-2 px-1 py-3 text-center leading-tight';

const Face = ({ Icon, name, children }: { Icon: LucideIcon; name: string; children: ReactNode }) => (
  <>
    <Icon aria-hidden className="size-7" />
    <span className="font-heading text-xl font-bold">{name}</span>
    <span className="text-[0.8em]">{children}</span>
  </>
);

const later = [
  { name: 'Chat', Icon: MessageCircle },
  { name: 'Voice', Icon: Mic },
];

interface ActivitiesProps {
  readonly book: Book;
  readonly chapters: readonly Chapter[];
}

/** The activities of a processed book: currently the quiz. */
export const Activities = ({ book, chapters }: ActivitiesProps) => {
  const soonId = useId();
  const quiz = useRef<HTMLDivElement>(null);
  return (
    <div className="grid gap-4">
      <ul
        aria-label="What to do with this book"
        className="grid grid-cols-3 gap-2 sm:gap-3 crowded:grid-cols-1"
      >
        <li>
          <button
            type="button"
            aria-current="true"
            onClick={() => quiz.current?.focus()}
            className={cx(tile, 'border-accent bg-accent-soft text-ink')}
          >
            <Face Icon={Sparkles} name="Quiz">
              Ten questions
            </Face>
          </button>
        </li>
        {later.map(({ name, Icon }) => (
          <li key={name}>
            <button
              type="button"
              disabled
              aria-describedby={soonId}
              className={cx(tile, 'cursor-not-allowed border-dashed border-line-strong text-soft')}
            >
              <Face Icon={Icon} name={name}>
                Coming soon
              </Face>
            </button>
          </li>
        ))}
      </ul>
      <p id={soonId} className="-mt-2 text-[0.9em] text-soft">
        Soon you can chat and talk about the book here too.
      </p>
      <div ref={quiz} tabIndex={-1} className="outline-none">
        <QuizChoice book={book} chapters={chapters} />
      </div>
    </div>
  );
};
