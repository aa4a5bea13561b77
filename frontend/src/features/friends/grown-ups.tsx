import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GrownUp } from '../../../../contract/friends';
import { Face } from '../../subjects/friends/face';
import { looksQuery } from '../../subjects/friends/looks';
import { RemoveDialog } from '../../subjects/friends/remove-dialog';
import { since } from '../../subjects/friends/since';
import { TranscriptsSwitch } from '../../subjects/friends/transcripts-switch';
import { useUser } from '../../subjects/users/user';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { AnswerButtons } from './answer-buttons';
import { nameOf, roleOf, whatTheySee } from './grown-up-words';
import type { Answering } from './use-answer';

interface WhoProps {
  readonly grownUp: GrownUp;
  readonly when: string;
  readonly notes: readonly (string | false | undefined)[];
}

const Who = ({ grownUp, when, notes }: WhoProps) => (
  <span className="flex min-w-0 flex-1 basis-56 items-center gap-3">
    <Face id={grownUp.id ?? ''} name={nameOf(grownUp)} />
    <span className="min-w-0">
      <span className="block font-semibold wrap-anywhere">{nameOf(grownUp)}</span>
      <span className="block text-[0.9em] text-soft wrap-anywhere">
        {roleOf(grownUp)}. {when} {since(grownUp.since)}.
      </span>
      {notes.filter(Boolean).map((note) => (
        <span key={String(note)} className="block text-[0.9em] wrap-anywhere">
          {note}
        </span>
      ))}
    </span>
  </span>
);

interface AskingProps {
  readonly all: readonly GrownUp[];
  readonly answering: Answering;
}

const Asking = ({ all, answering: { answer, answered, isBusy, failureOf } }: AskingProps) => {
  const error = failureOf(all);
  const [reporting, setReporting] = useState<GrownUp>();
  return (
    <section aria-labelledby="asking" className="grid gap-1 rounded-card bg-sun-soft p-4">
      <h3 id="asking" className="text-xl">
        Would like to see your reading
      </h3>
      <p>
        If you accept, they see {whatTheySee}. You can end it whenever you like. If you do not know somebody,
        press Decline. If somebody makes you feel strange, press Report.
      </p>
      {error !== null && <Notice kind="error">{error.message}</Notice>}
      <ul>
        {all.map((grownUp) => (
          <li key={grownUp.id} className="flex flex-wrap items-center gap-3 py-2">
            <Who
              grownUp={grownUp}
              when="Asked"
              notes={[grownUp.reads_talks && 'Could read your talks with Wren, too.']}
            />
            <AnswerButtons
              name={nameOf(grownUp)}
              busy={isBusy(grownUp.id)}
              onAnswer={(action) =>
                grownUp.id !== null &&
                answer({
                  id: grownUp.id,
                  action,
                  said: `${nameOf(grownUp)}${action === 'accept' ? ' can see your reading now.' : '’s request is declined.'}`,
                })
              }
              onReport={() => setReporting(grownUp)}
            />
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

interface GrownUpsProps {
  readonly asking: readonly GrownUp[];
  readonly seeing: readonly GrownUp[];
  readonly answering: Answering;
}

/** Every adult who can see the student, since when and what, and those who ask to. */
export const GrownUps = ({ asking, seeing, answering }: GrownUpsProps) => {
  const { decides_alone } = useUser();
  const [removing, setRemoving] = useState<GrownUp>();
  const looks = useQuery(looksQuery).data?.looks ?? [];
  const lookOf = ({ id }: GrownUp) => {
    const latest = looks.find(({ adult_id }) => adult_id === id);
    return latest && `Read your talk about ${latest.book_title} on ${since(latest.at)}.`;
  };
  return (
    <Card aria-labelledby="grown-ups" className="grid gap-4">
      <h2 id="grown-ups" className="text-2xl">
        Grown-ups
      </h2>
      {asking.length > 0 && <Asking all={asking} answering={answering} />}
      {seeing.length === 0 ? (
        <p className="text-soft">No grown-up can see your reading here.</p>
      ) : (
        <section aria-labelledby="seeing">
          <h3 id="seeing" className="text-xl">
            Can see your reading
          </h3>
          <p className="text-soft">They see {whatTheySee}.</p>
          <ul className="divide-y divide-line">
            {seeing.map((grownUp) => (
              <li key={grownUp.id ?? grownUp.since} className="flex flex-wrap items-center gap-3 py-3">
                <Who
                  grownUp={grownUp}
                  when="Since"
                  notes={[grownUp.reads_talks && 'Can read your talks with Wren, too.', lookOf(grownUp)]}
                />
                {grownUp.removable && (
                  <Button
                    look="secondary"
                    aria-label={`Remove: ${nameOf(grownUp)}`}
                    onClick={() => setRemoving(grownUp)}
                  >
                    Remove
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {decides_alone && <TranscriptsSwitch />}
      {removing !== undefined && (
        <RemoveDialog
          id={removing.id ?? ''}
          title="Remove Grown-up"
          onClose={() => setRemoving(undefined)}
          onRemoved={() => setRemoving(undefined)}
        >
          <p>
            <strong className="wrap-anywhere">{nameOf(removing)}</strong> can no longer see your reading, from
            this moment on.
          </p>
        </RemoveDialog>
      )}
    </Card>
  );
};
