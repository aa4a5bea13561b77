import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { storedUser } from '../../lib/stored-session';
import { Notice } from '../../ui/notice';
import { userQuery } from '../users/user';
import { countMinute } from './minutes';

const tickSeconds = 10;
/** The seconds since the last minute that was counted. A change of the screen loses none. */
let seconds = 0;

/** The minutes before the end at which a child is told. */
const fewMinutes = 5;

/** Counts the minutes while a child looks at the screen, and says when few are left. Only for a child with a limit. */
export const ScreenTime = () => {
  const queries = useQueryClient();
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const count = async () => {
      const user = storedUser();
      if (document.visibilityState !== 'visible' || user === undefined) return;
      seconds += tickSeconds;
      if (seconds < 60) return;
      seconds = 0;
      const answer = await countMinute(user);
      if (answer === undefined) return;
      setLeft(answer.left ?? undefined);
      if (answer.spent_until !== null) await queries.invalidateQueries(userQuery);
    };
    const timer = setInterval(() => void count(), tickSeconds * 1000);
    return () => clearInterval(timer);
  }, [queries]);
  if (left === undefined || left > fewMinutes) return null;
  return (
    <Notice kind="info">
      {left === 0
        ? 'Your screen minutes of today are used up. Finish your sentence, and then take a rest.'
        : `${left} ${left === 1 ? 'minute' : 'minutes'} of screen time left today.`}
    </Notice>
  );
};
