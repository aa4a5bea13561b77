import { useState } from 'react';
import type { Role } from '../../../../contract/endpoint';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { RadioCards } from '../../ui/radio-cards';
import { useUser } from '../users/user';
import type { Overview } from './overview';
import type { Fates, useAsk } from './use-ask';
import { childs } from './words';

/** What is lost, by role. */
const losses: Readonly<Record<Role, string>> = {
  student:
    'Your books and results, your talks with Wren, your stories and comics, your friends, your points and your gems: all of it is deleted.',
  teacher:
    'Your account, your classes and your own reading are deleted. You see your students no longer; they keep everything of theirs.',
  parent:
    'Your account and your own reading are deleted. You no longer see your children here, and decide nothing for them.',
  operator: 'Your account is deleted. The record of what you have done as an operator stays for a year.',
};

type Fate = Fates[number]['fate'];

const fatesOf = (name: string) => [
  {
    value: 'delete' as const,
    label: 'Delete it together with mine',
    description: `A mail of its own comes for ${name}, so that you can bring back one without the other.`,
  },
  {
    value: 'leave' as const,
    label: 'Keep it: another grown-up has to say yes',
    description: `${name} cannot use Inkwren until another grown-up has said yes.`,
  },
];

interface AskFormProps {
  readonly overview: Overview;
  readonly ask: ReturnType<typeof useAsk>;
  readonly onCancel: () => void;
}

/** Asks for the deletion of one's own account. A child's only guardian says first what becomes of the child; nothing is preset. */
export const AskForm = ({ overview: { mail_to, children }, ask, onCancel }: AskFormProps) => {
  const { role } = useUser();
  const [fates, setFates] = useState<Readonly<Record<string, Fate>>>({});
  const open = children.filter(({ needs_answer }) => needs_answer);
  const answers = open.flatMap(({ id }) => (fates[id] === undefined ? [] : [{ id, fate: fates[id] }]));
  return (
    <form
      className="grid gap-gap"
      onSubmit={(event) => {
        event.preventDefault();
        ask.mutate({ children: answers });
      }}
    >
      <p>{losses[role]}</p>
      {open.map(({ id, name }) => (
        <RadioCards
          key={id}
          label={`What happens to ${childs(name)} account?`}
          hint="You are the only grown-up who has said yes."
          options={fatesOf(name)}
          value={fates[id]}
          onChange={(fate) => setFates({ ...fates, [id]: fate })}
          required
        />
      ))}
      <p>
        Nothing happens yet: first we send a link to <strong className="wrap-anywhere">{mail_to}</strong>.
        Only when you open it and press the button there, the account is shut.
      </p>
      {ask.isError && <Notice kind="error">{ask.error.message}</Notice>}
      <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:[&>*]:w-full">
        <Button look="secondary" onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" look="danger" busy={ask.isPending}>
          Send me the link
        </Button>
      </div>
    </form>
  );
};
