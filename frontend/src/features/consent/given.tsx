import type { ConsentCase } from '../../../../contract/consent/endpoints';
import { consentKinds } from '../../../../contract/consent/kinds';
import { History } from '../../subjects/consent/history';
import { factsFor } from '../../subjects/consent/kinds';
import { type Choice, Manager } from '../../subjects/consent/manager';
import { StateHeading } from '../../subjects/links/state-heading';
import { ChildrenQuestion } from '../../subjects/terms/children-question';
import { Badge } from '../../ui/badge';
import { nameOf } from './name-of';
import type { Case } from './use-case';

interface GivenProps {
  readonly of: ConsentCase;
  /** The consent has just come into force. */
  readonly moved: boolean;
  readonly answerTerms: Case['answerTerms'];
  readonly onChange: (choice: Choice) => Promise<void>;
}

/** The current consents, read-only. */
const Standing = ({ of }: Pick<GivenProps, 'of'>) => {
  const { consents, history } = of;
  const facts = factsFor(nameOf(of));
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-line rounded-card border border-line bg-raised px-4">
        {consentKinds.map((kind) => (
          <li key={kind} className="flex items-center justify-between gap-4 py-3">
            <span className="font-semibold">{facts[kind].title}</span>
            <Badge tone={consents[kind] ? 'good' : 'plain'}>{consents[kind] ? 'Yes' : 'No'}</Badge>
          </li>
        ))}
      </ul>
      {history.length > 0 && <History name={nameOf(of)} history={history} />}
    </div>
  );
};

const headingOf = (of: ConsentCase, moved: boolean) => {
  const name = nameOf(of);
  if (of.status === 'withdrawn') return `${name} cannot use Inkwren`.replace(/^y/, 'Y');
  return moved ? `Thank you! ${name} can come in.` : `Your consent for ${name}`;
};

/** The current consents after they were given; each can be changed at any time. */
export const Given = ({ of, moved, answerTerms, onChange }: GivenProps) => {
  const withdrawn = of.status === 'withdrawn';
  return (
    <div className="grid gap-gap">
      <StateHeading key={of.status} moved={moved}>
        {headingOf(of, moved)}
      </StateHeading>
      {of.terms !== null && of.changeable && <ChildrenQuestion of={of.terms} answer={answerTerms} />}
      {of.child === null && (
        <p className="text-soft">
          This link is more than 30 days old, so it does not show who the child is. It still takes your
          consent back.
        </p>
      )}
      <p>
        {!of.changeable
          ? 'To change something, use the link in our last e-mail: this one is older.'
          : withdrawn
            ? 'You have taken your consent back. Switch “Using Inkwren” on to give it again; the other three are separate decisions.'
            : 'What you switch here holds at once. Keep our e-mail: its link brings you back to this page.'}
      </p>
      {of.changeable ? <Manager name={nameOf(of)} of={of} onChange={onChange} /> : <Standing of={of} />}
      <p className="text-soft">
        You need no account for this. To follow {nameOf(of)}'s reading, sign in to your account. If you have
        none, create a parent account with the link that we have sent you by e-mail.
      </p>
    </div>
  );
};
