import type { ControlCode } from '../../../../contract/controls/kinds';
import { emergencyCall, helplineWords } from '../../../../contract/rules/helplines';
import { Link } from '../../lib/navigation';
import { withEnd } from '../../lib/with-end';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { Disclosure } from '../../ui/disclosure';
import { EmptyState } from '../../ui/empty-state';
import { useUser } from '../users/user';
import type { Held } from './held';

export const restTexts: Readonly<Record<ControlCode, { title: string; text: string }>> = {
  switched_off: {
    title: 'This is switched off',
    text: 'A grown-up of yours has switched this off for now. It is not because you did something wrong. You can ask them about it.',
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

/** Why something rests, until when, what else there is, and where help is. */
const Rest = ({ held: { code, until } }: { readonly held: Held }) => {
  const { region } = useUser();
  const { title, text } = restTexts[code];
  return (
    <Card>
      <EmptyState mood="sleepy" title={title}>
        <p className="max-w-md">{withEnd(text, until)}</p>
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
