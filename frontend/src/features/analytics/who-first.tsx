import type { WeekOfChild } from '../../../../contract/analytics/endpoints';
import { Link } from '../../lib/navigation';
import { Step } from '../../subjects/analytics/step';
import { suggestionText } from '../../subjects/analytics/suggestion-text';
import { useUser } from '../../subjects/users/user';

/** The standings that ask for an adult, the most urgent first, with the words for one child and for several. */
const urgent = [
  { standing: 'stuck', one: 'One is stuck.', many: 'are stuck.' },
  { standing: 'away', one: 'One had a quiet week.', many: 'had a quiet week.' },
  { standing: 'new', one: 'One has not begun.', many: 'have not begun.' },
] as const satisfies readonly { readonly standing: WeekOfChild['standing']; one: string; many: string }[];

const wordsFor = (count: number, { one, many }: (typeof urgent)[number]) =>
  count === 1 ? one : `${count.toLocaleString('en-US')} ${many}`;

/** The child with whom an adult begins, and what to do; nothing while all of them read. */
export const WhoFirst = ({ students }: { readonly students: readonly WeekOfChild[] }) => {
  const isTeacher = useUser().role === 'teacher';
  const found = urgent
    .map((words) => ({ words, all: students.filter(({ standing }) => standing === words.standing) }))
    .filter(({ all }) => all.length > 0);
  const first = found[0]?.all[0];
  if (first === undefined) return null;
  const { id, username, guardian, suggestion } = first;
  return (
    <Step>
      {students.length > 1 && (
        <>
          <strong>{found.map(({ words, all }) => wordsFor(all.length, words)).join(' ')}</strong> Begin with{' '}
          <Link
            to={guardian ? `/children/${id}` : `/friends?child=${id}&view=summary`}
            className="font-semibold underline underline-offset-4"
          >
            {username}
          </Link>
          :{' '}
        </>
      )}
      {suggestionText(suggestion, username, isTeacher)}
    </Step>
  );
};
