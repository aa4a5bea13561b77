import { Check, X } from 'lucide-react';
import { consentKinds } from '../../../../contract/consent/kinds';
import type { Consents } from '../../../../contract/users/endpoints';
import { factsFor } from '../../subjects/consent/kinds';
import { Badge } from '../../ui/badge';

/** The given answers, read-only. */
export const Choices = ({ name, consents }: { name: string; consents: Consents }) => {
  const facts = factsFor(name);
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-raised">
      {consentKinds.map((kind) => (
        <li key={kind} className="flex items-center justify-between gap-4 px-4 py-2.5">
          <span>{facts[kind].title}</span>
          {consents[kind] ? (
            <Badge tone="good" icon={<Check aria-hidden />}>
              Yes
            </Badge>
          ) : (
            <Badge icon={<X aria-hidden />}>No</Badge>
          )}
        </li>
      ))}
    </ul>
  );
};
