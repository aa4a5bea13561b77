import type { ChildPage, Week as Figures } from '../../../../contract/family/page';
import { counted } from '../../lib/counted';
import { Link } from '../../lib/navigation';
import { booksRead } from '../../subjects/analytics/books-read';
import { Step } from '../../subjects/analytics/step';
import { suggestionText } from '../../subjects/analytics/suggestion-text';
import { WhatStays } from '../../subjects/analytics/what-stays';
import { GiveButton } from '../../subjects/family/give-button';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';

const beside = (now: number, before: number): string => {
  if (before === 0) return '';
  return now > before ? ', more than the week before' : now < before ? ', fewer than the week before' : '';
};

/** What was read in books: here, and on paper as the child has logged it. */
const booksOf = (week: Figures): string => {
  const parts = booksRead(week);
  return parts.length === 0 ? 'No words in books, and no pages logged' : parts.join(', ');
};

/** The week in six lines. */
const linesOf = (week: Figures): readonly string[] => {
  const { days, words_read, minutes, quizzes, right, asked, articles, comics, words_written } = week;
  const { talks, messages, voice_minutes, before } = week;
  return [
    `Active on ${days} of 7 days${beside(days, before.days)}`,
    booksOf(week),
    words_read === 0
      ? `No words in quizzes, articles and talks${beside(0, before.words_read)}`
      : `${counted(words_read, 'word')} in quizzes, articles and talks, in ${counted(minutes, 'minute')}${beside(words_read, before.words_read)}`,
    quizzes === 0 ? 'No quiz' : `${counted(quizzes, 'quiz', 'quizzes')}, ${right} of ${asked} answers right`,
    articles + comics === 0
      ? 'No article and no comic'
      : `${counted(articles, 'article')}, ${counted(comics, 'comic')}, ${counted(words_written, 'word')} written`,
    messages + voice_minutes === 0
      ? 'No talk with Wren'
      : `${counted(talks, 'talk')} with Wren, ${counted(messages, 'message')}${voice_minutes > 0 ? `, ${counted(voice_minutes, 'minute')} aloud` : ''}`,
  ];
};

/** The last seven days of a child in six lines, and what a grown-up may do. */
export const Week = ({ of: { child, child_id, week, stays, suggestion } }: { readonly of: ChildPage }) => {
  const name = child.username;
  return (
    <Card aria-labelledby="week" className="grid gap-3">
      <h2 id="week" className="text-xl">
        The last seven days
      </h2>
      <ul className="grid gap-1">
        {linesOf(week).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Step>{suggestionText(suggestion, name)}</Step>
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <GiveButton childId={child_id} name={name} />
        <Link to={`/friends?child=${child_id}`} className={buttonClass('secondary')}>
          Books, quizzes and comics
        </Link>
      </div>
      <div>
        <WhatStays stays={stays} />
      </div>
    </Card>
  );
};
