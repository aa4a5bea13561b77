import { BookOpen, BookOpenText, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OpenBook } from '../../../../contract/dashboard/endpoints';
import type { Recommendation } from '../../../../contract/recommendations/endpoints';
import type { Look } from '../../../../contract/shop/kinds';
import { Link } from '../../lib/navigation';
import { part } from '../../lib/part';
import { BookCover } from '../../subjects/books/book-cover';
import type { Held } from '../../subjects/controls/held';
import { buttonClass } from '../../ui/button';
import { Piece } from '../../ui/piece';
import { ProgressBar } from '../../ui/progress-bar';
import { Skeleton } from '../../ui/skeleton';
import type { WrenMood } from '../../ui/wren';
import { type Action, nextSteps, progressIn } from './next-step';
import { Scene } from './scene';

const Nest = part(() => import('./nest/nest'));
const Resting = part(() => import('./resting'));
const VoiceButton = part(() => import('../../subjects/voice/voice-button'));

const icons = { read: BookOpenText, quiz: Sparkles, open: BookOpen };

interface StepProps {
  readonly step: Action;
  readonly state?: object | undefined;
  readonly look?: 'primary' | 'secondary';
}

const Step = ({ step: { to, kind, label }, state, look = 'secondary' }: StepProps) => {
  const Icon = icons[kind];
  return (
    <Link to={to} state={state} className={buttonClass(look)}>
      <Icon aria-hidden className="size-5" />
      {label}
    </Link>
  );
};

interface StepsProps {
  readonly steps: readonly Action[];
  readonly state?: object;
  /** A further way beside the second one. */
  readonly children?: ReactNode;
}

/** The first step over the whole width, the others side by side below it. */
const Steps = ({ steps: [first, ...others], state, children }: StepsProps) => (
  <div className="grid gap-3">
    {first !== undefined && <Step step={first} state={state} look="primary" />}
    <div className="flex flex-wrap gap-3 *:flex-[1_1_8rem] max-sm:*:px-2! empty:hidden crowded:grid">
      {others.map((step) => (
        <Step key={step.to} step={step} state={state} />
      ))}
      {children}
    </div>
  </div>
);

interface BesideCoverProps {
  readonly book: OpenBook | Recommendation;
  readonly children: ReactNode;
}

const BesideCover = ({ book, children }: BesideCoverProps) => (
  <div className="flex items-center gap-4 sm:gap-6">
    <span className="shrink-0 crowded:hidden">
      <BookCover book={book} size="middle" />
    </span>
    <div className="grid min-w-0 flex-1 gap-1">{children}</div>
  </div>
);

const GoOn = ({ book, held }: { book: OpenBook; held: Held | undefined }) => {
  const progress = progressIn(book);
  return (
    <>
      <BesideCover book={book}>
        <h2 id="next-step" className="text-xl sm:text-3xl">
          {book.title}
        </h2>
        <p className="text-soft">{progress?.words ?? book.author}</p>
        {progress !== undefined && book.total_chapters !== null && (
          <ProgressBar label="Chapters done" value={progress.done} max={book.total_chapters} />
        )}
      </BesideCover>
      {held === undefined ? (
        <Steps steps={nextSteps(book)} state={{ book }}>
          {progress !== undefined && progress.done > 0 && (
            <Piece silent>
              <VoiceButton chosen={{ book: book.id, end: progress.done }} label="Talk aloud" />
            </Piece>
          )}
        </Steps>
      ) : (
        <Piece silent>
          <Resting held={held} />
        </Piece>
      )}
    </>
  );
};

/** For a child without an open book: one of those that can be read here, or the search. */
const Begin = ({ idea, held }: { idea: Recommendation | undefined; held: Held | undefined }) => {
  const search: Action = { to: '/books', kind: 'open', label: 'Find my book' };
  if (idea === undefined)
    return (
      <>
        <h2 id="next-step" className="text-xl sm:text-3xl">
          Which book are you reading?
        </h2>
        <p className="text-soft">Find it, read a little, and Wren asks you about it.</p>
        <Steps steps={[search]} />
      </>
    );
  return (
    <>
      <BesideCover book={idea}>
        <p className="text-soft">Your next book?</p>
        <h2 id="next-step" className="text-xl sm:text-3xl">
          {idea.title}
        </h2>
        <p className="text-soft">{idea.reason}</p>
      </BesideCover>
      {held === undefined ? (
        <Steps steps={[{ to: `/read/${idea.id}`, kind: 'read', label: 'Read it here' }, search]} />
      ) : (
        <Piece silent>
          <Resting held={held} />
        </Piece>
      )}
    </>
  );
};

interface HeroProps {
  readonly greeting: string;
  readonly mood: WrenMood;
  readonly look: Look;
  /** The books being read; undefined while they load. */
  readonly books: readonly OpenBook[] | undefined;
  readonly ideas: readonly Recommendation[];
  /** The ids of the finished books. */
  readonly finished: readonly string[];
  /** What keeps the child from the steps now. */
  readonly held: Held | undefined;
  /** What follows the next step. */
  readonly children: ReactNode;
}

/** The next step of a child: the book that was open last, and what to do with it. */
export const Hero = ({ greeting, mood, look, books, ideas, finished, held, children }: HeroProps) => {
  const book = books?.[0];
  return (
    <section
      aria-labelledby="next-step"
      aria-busy={books === undefined}
      className="flex flex-col overflow-hidden rounded-card border border-line bg-raised shadow-card"
    >
      <div className="relative">
        <Scene mood={mood} look={look} />
        {finished.length > 0 && (
          <Piece silent>
            <Nest finished={finished} />
          </Piece>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-4 p-gap sm:p-6">
        <h1 className="text-2xl text-pretty sm:text-4xl">{greeting}</h1>
        {books === undefined && <Skeleton className="h-44" />}
        {books !== undefined && book === undefined && (
          <Begin idea={ideas.find(({ reading_grade }) => reading_grade !== null)} held={held} />
        )}
        {book !== undefined && <GoOn book={book} held={held} />}
        {children}
      </div>
    </section>
  );
};
