import { useState } from 'react';
import { Link } from '../../lib/navigation';
import { useUser } from '../../subjects/users/user';
import { Banner } from '../../ui/banner';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { rangeKey, type UnsentQuiz, unsentOf } from './unsent';
import { useSending } from './use-sending';

const Unsent = ({ unsent, onGone }: { unsent: UnsentQuiz; onGone: () => void }) => {
  const { result, failure, late } = useSending(unsent);
  if (failure !== null)
    return (
      <Banner kind="info" onGone={onGone}>
        Your quiz on {unsent.title}: {failure.message}
      </Banner>
    );
  if (result === undefined)
    return (
      late && (
        <Notice kind="info">
          Your quiz on {unsent.title} has not arrived yet. Your answers are safe here, and Wren sends them
          again and again until it has.
        </Notice>
      )
    );
  const { quiz_id, score, total, points } = result;
  return (
    <Banner
      kind="success"
      onGone={onGone}
      action={
        <Link to={`/history?quiz=${quiz_id}`} className={buttonClass('secondary')}>
          See the answers
        </Link>
      }
    >
      Your quiz on {unsent.title} has arrived: {score} of {total} right{points > 0 && `, +${points} points`}.
    </Banner>
  );
};

/** Sends quizzes that were submitted offline, on any screen, and reports when they have arrived. */
const UnsentQuizzes = () => {
  const { id } = useUser();
  const [unsent, setUnsent] = useState(() => unsentOf(id));
  return unsent.map((one) => (
    <Unsent
      key={rangeKey(one.body)}
      unsent={one}
      onGone={() => setUnsent((all) => all.filter((other) => other !== one))}
    />
  ));
};

export default UnsentQuizzes;
