import type { SwitchKind } from '../../../../contract/operations/kinds';
import { emergencyCall, helplineWords } from '../../../../contract/rules/helplines';
import { Link } from '../../lib/navigation';
import { withEnd } from '../../lib/with-end';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { Disclosure } from '../../ui/disclosure';
import { EmptyState } from '../../ui/empty-state';
import { useUser } from '../users/user';
import type { Held } from './held';
import { withoutChat, withoutVoice } from './still-works';

export const restTexts: Readonly<Record<Held['code'], { title: string; text: string }>> = {
  switched_off: {
    title: 'This is switched off',
    text: 'A grown-up of yours has switched this off for now. It is not because you did something wrong. You can ask them about it.',
  },
  paused: {
    title: 'This is closed for a while',
    text: 'We have closed this to look after something. It is not because of you, and all that you have made is kept.',
  },
  quiet_hours: {
    title: 'It is quiet time',
    text: 'Wren is resting, and you can, too. A book made of paper is always open, and what you have begun here is kept for you.',
  },
  minutes_used: {
    title: 'That was all for today',
    text: 'You have used all your screen minutes of today. Reading a book made of paper needs none, and what you have begun here is kept for you.',
  },
};

/** What a child can do while a screen of its own is closed. */
const stillWorks: Partial<Record<SwitchKind, string>> = {
  chat: withoutChat,
  voice: withoutVoice,
  friends: 'You can read, take quizzes and write stories. Your friends will still be your friends.',
  boards: 'Your points count all the same.',
  store: 'Your gems are kept for you.',
};

/** Why something rests, until when, what else there is, and where help is. */
const Rest = ({ held: { code, until, what } }: { readonly held: Held }) => {
  const { region, paused } = useUser();
  const { title, text } = restTexts[code];
  return (
    <Card>
      <EmptyState mood="sleepy" title={title}>
        <p className="max-w-md">{withEnd(text, until)}</p>
        {what !== undefined && (
          <p className="max-w-md">
            {stillWorks[what === 'voice' && paused?.includes('chat') ? 'chat' : what]}
          </p>
        )}
        <Link to="/dashboard" className={buttonClass()}>
          Back to the start
        </Link>
      </EmptyState>
      <Disclosure summary="Do you feel sad or afraid?" framed>
        <p className="pt-3">
          You are not alone. {helplineWords(region)} If you are in danger, {emergencyCall(region)}. A grown-up
          whom you trust can help, too.
        </p>
      </Disclosure>
    </Card>
  );
};

export default Rest;
