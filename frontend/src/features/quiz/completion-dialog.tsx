import { Award, BookOpenText } from 'lucide-react';
import { useState } from 'react';
import type { Book, Character } from '../../../../contract/books/endpoints';
import type { Received } from '../../../../contract/endpoint';
import type { quiz } from '../../../../contract/quiz/endpoints';
import { paidQuizzesPerDay, type UnpaidReason } from '../../../../contract/rules/quiz';
import { part } from '../../lib/part';
import { knownBook } from '../../subjects/books/known-book';
import { NextBook } from '../../subjects/books/next-book';
import { OwnStars } from '../../subjects/books/own-stars';
import { ShareFeedback } from '../../subjects/feedback/share-feedback';
import { Button } from '../../ui/button';
import { Confetti } from '../../ui/confetti';
import { Dialog } from '../../ui/dialog';
import { Piece } from '../../ui/piece';
import { Points, StreakFlame, WordGems, WrenAndHero } from './finale';
import { NestScene } from './nest-scene';
import { TuneSwitch } from './tune-switch';
import type { QuizResult } from './use-sending';
import { useWaysOn } from './use-ways-on';

const Certificate = part(() => import('../../subjects/books/certificate'));

interface CompletionDialogProps {
  readonly result: QuizResult;
  readonly book: Received<typeof quiz.start>['book'];
  /** The last chapter of the quiz; null for a whole book. */
  readonly end: number | null;
  readonly hero: Character | undefined;
  readonly onLeave: (to: string, state?: { book: Book }) => void;
}

const praise = (share: number) => {
  if (share === 1) return 'Every single one! You could have written this book.';
  if (share >= 0.7) return 'You read closely, and it shows.';
  if (share >= 0.4) return 'Good going. The book is still there for a second look.';
  if (share > 0) return 'That was a hard one, and you stayed with it to the end.';
  return 'This one was hard, and you stayed to the end. Look at the answers: then you know them.';
};

/** The reason for zero points; the other effects of the quiz stay. */
const unpaidWords = {
  too_fast: 'That was very fast! Take your time with each question, and the next quiz brings points again.',
  daily_limit: `You have earned points for ${paidQuizzesPerDay} quizzes today. There are points again tomorrow!`,
} satisfies Record<UnpaidReason, string>;

/**
 * The end of a quiz: first what was understood, then the points and the next step, which leads on in the book. Without a right
 * answer it is subdued, and links to the answers. At the end of the book it is a feast: the stars, and the next book.
 */
const CompletionDialog = ({ result, book, end, hero, onLeave }: CompletionDialogProps) => {
  const { quiz_id, score, total, points, unpaid, total_points, madeDay, book_finished, gems } = result;
  const [extra, setExtra] = useState(0);
  const [showing, setShowing] = useState(false);
  const { read, quiz } = useWaysOn(result, { book: book.id, end });
  const calm = score === 0;
  const home = () => onLeave('/dashboard');
  const missed = score < total && (
    <Button
      key="missed"
      data-focus-first={calm || undefined}
      look={calm ? 'primary' : 'secondary'}
      onClick={() => onLeave(`/history?quiz=${quiz_id}&missed=1`)}
      className="w-full"
    >
      See the ones you missed
    </Button>
  );
  const further = quiz && (
    <Button
      key="further"
      look={calm || read !== undefined ? 'secondary' : 'primary'}
      onClick={() => onLeave(`/books?book=${book.id}`, { book: knownBook(book) })}
      className="w-full"
    >
      Choose the next chapters
    </Button>
  );
  const dialog = (
    <Dialog onClose={home} title={book_finished ? 'You finished a book!' : 'Quiz complete!'}>
      {(book_finished || score / total >= 0.7) && <Confetti />}
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 text-center">
        {book_finished ? <NestScene book={book} /> : <WrenAndHero calm={calm} hero={hero} />}
        <p className="font-heading text-4xl font-bold crowded:text-2xl">
          {score} of {total} right
        </p>
        {points > 0 && <Points points={points} />}
        {gems > 0 && <WordGems gems={gems} />}
        <StreakFlame begins={madeDay} />
        {unpaid !== null && (
          <p className="font-bold">
            {unpaidWords[unpaid]} This one counts for your book and your reading day.
          </p>
        )}
        <p className="crowded:order-last">{praise(score / total)}</p>
        <p className="text-soft crowded:order-last">
          You have {(total_points + extra).toLocaleString('en-US')} points now.
        </p>
        {calm && missed}
        {book_finished && <OwnStars book={book} />}
        {book_finished && (
          <Button
            look="secondary"
            icon={<Award aria-hidden className="size-5" />}
            onClick={() => setShowing(true)}
            className="w-full"
          >
            Make a certificate
          </Button>
        )}
        {book_finished && <NextBook onLeave={onLeave} />}
        {read !== undefined && (
          <Button
            data-focus-first={!calm || undefined}
            look={calm ? 'secondary' : 'primary'}
            icon={<BookOpenText aria-hidden className="size-5" />}
            onClick={() => onLeave(`/read/${book.id}/${read}`)}
            className="w-full"
          >
            Read chapter {read}
          </Button>
        )}
        <div className="flex w-full flex-wrap gap-3 *:flex-1 *:basis-[min(9rem,100%)] empty:hidden">
          {further}
          {!calm && missed}
        </div>
        <Button
          data-focus-first={!calm || undefined}
          look={calm || read !== undefined || quiz || book_finished ? 'secondary' : 'primary'}
          onClick={home}
          className="w-full"
        >
          Back to Dashboard
        </Button>
        <ShareFeedback
          feature="quiz"
          reference={quiz_id}
          earns={points > 0}
          title="How was the quiz?"
          questions={['rating', 'difficulty', 'engagement', 'like_dislike']}
          onAwarded={setExtra}
        />
        <TuneSwitch calm={calm} />
      </div>
    </Dialog>
  );
  return (
    <>
      {dialog}
      {showing && (
        <Piece>
          <Certificate book={book} on={new Date()} onClose={() => setShowing(false)} />
        </Piece>
      )}
    </>
  );
};

export default CompletionDialog;
