import { useState } from 'react';
import type { GrownUp } from '../../../../contract/friends/grown-ups';
import { useUser } from '../../subjects/users/user';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { AnswerButtons } from './answer-buttons';
import { Who } from './grown-up-row';
import { nameOf, whatTheySee } from './grown-up-words';
import type { Answering } from './use-answer';

const whatFollows = (grownUp: GrownUp, action: 'accept' | 'decline'): string => {
  const name = nameOf(grownUp);
  if (action === 'decline') return `${name}’s request is declined.`;
  return grownUp.needs_guardian
    ? `You said yes. We ask your grown-up at home about ${name}, too.`
    : `${name} can see your reading now.`;
};

interface AskingProps {
  readonly all: readonly GrownUp[];
  readonly answering: Answering;
  readonly onTakeBack: (grownUp: GrownUp) => void;
}

/** The grown-ups who ask the child, and those who wait for the child's guardian. */
export const Asking = ({
  all,
  onTakeBack,
  answering: { answer, answered, isBusy, failureOf },
}: AskingProps) => {
  const user = useUser();
  const error = failureOf(all);
  const [reporting, setReporting] = useState<GrownUp>();
  return (
    <section aria-labelledby="asking" className="grid gap-1 rounded-card bg-sun-soft p-4">
      <h3 id="asking" className="text-xl">
        Would like to see your reading
      </h3>
      <p>
        If you accept, they see {whatTheySee(user)}. You can end it whenever you like. If you do not know
        somebody, press Decline. If somebody makes you feel strange, press Report.
      </p>
      {error !== null && <Notice kind="error">{error.message}</Notice>}
      <ul>
        {all.map((grownUp) => (
          <li key={grownUp.id} className="flex flex-wrap items-center gap-3 py-2">
            <Who
              grownUp={grownUp}
              when="Asked"
              notes={[
                grownUp.reads_talks && 'Could read your talks with Wren, too.',
                grownUp.needs_guardian &&
                  (grownUp.accepted
                    ? 'You said yes. Now your grown-up at home has to say yes, too.'
                    : 'Your grown-up at home has to say yes, too.'),
              ]}
            />
            {grownUp.accepted ? (
              <Button
                look="secondary"
                aria-label={`Take it back: ${nameOf(grownUp)}`}
                onClick={() => onTakeBack(grownUp)}
              >
                Take it back
              </Button>
            ) : (
              <AnswerButtons
                name={nameOf(grownUp)}
                busy={isBusy(grownUp.id)}
                onAnswer={(action) =>
                  grownUp.id !== null &&
                  answer({
                    id: grownUp.id,
                    action,
                    said: whatFollows(grownUp, action),
                  })
                }
                onReport={() => setReporting(grownUp)}
              />
            )}
          </li>
        ))}
      </ul>
      {reporting !== undefined && reporting.id !== answered?.id && (
        <ConfirmDialog
          title="Report this grown-up?"
          confirmLabel="Report"
          danger
          busy={isBusy(reporting.id)}
          onConfirm={() => {
            if (reporting.id !== null)
              answer(
                { id: reporting.id, action: 'report', said: 'Thank you for telling us. We look at it.' },
                { onSettled: () => setReporting(undefined) },
              );
          }}
          onCancel={() => setReporting(undefined)}
        >
          <p>
            The people who look after Inkwren will see that{' '}
            <strong className="wrap-anywhere">{nameOf(reporting)}</strong> has asked you. They do not tell. No
            request of theirs comes to you any more. Please tell a grown-up whom you trust, too.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
};
