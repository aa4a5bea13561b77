import { useEffect, useRef } from 'react';
import type { InviteOutcome } from '../../../../contract/invitations/endpoints';
import { CloseButton } from '../../ui/close-button';
import type { Invited } from './use-invite';

const outcomes: readonly { outcome: InviteOutcome; says: (count: number) => string }[] = [
  { outcome: 'invited', says: (count) => `${count} invited` },
  { outcome: 'renewed', says: (count) => `${count} invited once more: the invitation holds anew` },
  { outcome: 'member', says: (count) => `${count} with an account already, not invited` },
  {
    outcome: 'failed',
    says: (count) => `${count} not invited yet: please send what is left in the box again`,
  },
];

interface InviteResultsProps {
  readonly results: Invited;
  readonly onClose: () => void;
}

/** The outcome of each invitation. Gets focus from the form. */
export const InviteResults = ({ results, onClose }: InviteResultsProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results are news too
  useEffect(() => {
    heading.current?.focus();
  }, [results]);
  return (
    <section
      aria-labelledby="invite-results"
      className="grid animate-rise gap-2 rounded-control border-2 border-leaf/40 bg-leaf-soft px-4 py-3"
    >
      <div className="flex items-start justify-between gap-3 pt-2">
        <h3 ref={heading} id="invite-results" tabIndex={-1} className="text-lg outline-none">
          Done
        </h3>
        <CloseButton label="Dismiss" onClick={onClose} />
      </div>
      <div role="status">
        <ul className="grid gap-2">
          {outcomes.map(({ outcome, says }) => {
            const emails = results.filter((one) => one.outcome === outcome).map(({ email }) => email);
            return (
              emails.length > 0 && (
                <li key={outcome}>
                  <p className="font-semibold">{says(emails.length)}</p>
                  <p className="text-[0.9em] wrap-anywhere">{emails.join(', ')}</p>
                </li>
              )
            );
          })}
        </ul>
      </div>
    </section>
  );
};
