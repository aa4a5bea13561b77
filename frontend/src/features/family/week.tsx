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

/** What the child did in the week, with the name that it has among what the child did not do. */
const doneIn = (week: Figures) => {
  const { words_read, minutes, quizzes, right, asked, articles, comics, words_written } = week;
  const { talks, messages, voice_minutes, before } = week;
  const read = booksRead(week);
  return [
    { what: 'books', isDone: read.length > 0, line: read.join(', ') },
    {
      what: undefined,
      isDone: words_read > 0,
      line: `${counted(words_read, 'word')} in quizzes, articles and talks, in ${counted(minutes, 'minute')}${beside(words_read, before.words_read)}`,
    },
    {
      what: 'quizzes',
      isDone: quizzes > 0,
      line: `${counted(quizzes, 'quiz', 'quizzes')}, ${right} of ${asked} answers right`,
    },
    {
      what: 'articles and comics',
      isDone: articles + comics > 0,
      line: `${counted(articles, 'article')}, ${counted(comics, 'comic')}, ${counted(words_written, 'word')} written`,
    },
    {
      what: 'talks with Wren',
      isDone: messages + voice_minutes > 0,
      line: `${counted(talks, 'talk')} with Wren, ${counted(messages, 'message')}${voice_minutes > 0 ? `, ${counted(voice_minutes, 'minute')} aloud` : ''}`,
    },
  ];
};

/** The week in six lines at most: what was done, and in the last one what was not. */
const linesOf = (week: Figures): readonly string[] => {
  const all = doneIn(week);
  const none = all.flatMap(({ what, isDone }) => (isDone || what === undefined ? [] : [what]));
  return [
    `Active on ${week.days} of 7 days${beside(week.days, week.before.days)}`,
    ...all.filter(({ isDone }) => isDone).map(({ line }) => line),
    ...(none.length === 0 ? [] : [`Not this week: ${none.join(', ')}`]),
  ];
};

/** What a grown-up may do, and the last seven days of a child. */
export const Week = ({ of: { child, child_id, week, stays, suggestion } }: { readonly of: ChildPage }) => {
  const name = child.username;
  return (
    <Card aria-labelledby="week" className="grid gap-3">
      <h2 id="week" className="text-xl">
        The last seven days
      </h2>
      <Step>{suggestionText(suggestion, name)}</Step>
      <ul className="grid gap-1">
        {linesOf(week).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
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
