import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Flag } from '../../../../contract/flags/endpoints';
import type { FlagDecision } from '../../../../contract/flags/kinds';
import { flagsQuery } from '../../subjects/flags/open-flags';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';
import {
  decisions,
  decisionsOn,
  doneOn,
  dueWords,
  isOverdue,
  keepsWords,
  kindOf,
  places,
  toldWords,
} from './flag-words';
import { FlagWordsDialog } from './flag-words-dialog';
import { Nothing } from './nothing';
import { Pages } from './pages';
import { Report, type Said } from './report';
import { type Closing, ResolveFlagDialog } from './resolve-flag-dialog';
import { moment } from './words';

const said: Record<FlagDecision, (name: string) => string> = {
  handled: (name) => `The flag of ${name} is closed.`,
  false_alarm: (name) => `The flag of ${name} is closed.`,
  severe: (name) => `The grown-ups of ${name} are told within a minute.`,
  escalate: (name) => `The flag of ${name} is escalated.`,
  pause: (name) => `The talks of ${name} rest.`,
  resume: (name) => `${name} can talk again.`,
};

const Due = ({ flag }: { readonly flag: Flag }) => (
  <span className="grid justify-items-start gap-1 sm:min-w-32">
    <Badge tone={isOverdue(flag) ? 'bad' : 'waiting'}>{dueWords(flag)}</Badge>
    <span className="text-soft">since {moment(flag.created_at)}</span>
  </span>
);

/** Children whose words tell of a crisis, by deadline, until an operator has acted. The words stand behind one more click. */
const Flags = () => {
  const query = useInfiniteQuery(flagsQuery);
  const [report, setReport] = useState<Said>();
  const [closing, setClosing] = useState<Closing>();
  const [reading, setReading] = useState<Flag>();
  const rows = query.data?.pages.flatMap((page) => page.flags) ?? [];
  return (
    <div className="grid gap-gap">
      {report !== undefined && <Report key={report.text} said={report} onGone={() => setReport(undefined)} />}
      <Pages
        query={query}
        what="open flag"
        count={rows.length}
        nothing={
          <Nothing title="No flag is open.">
            Children whose words tell of a crisis stand here at once, with the time until which somebody has
            to act.
          </Nothing>
        }
      >
        <Table
          caption="Children who may be in a crisis"
          rows={rows}
          keyOf={({ child_id, id }) => `${child_id} ${id}`}
          columns={[
            { head: 'Username', cell: ({ username }) => username },
            { head: 'Due', cell: (flag) => <Due flag={flag} /> },
            {
              head: 'What',
              cell: (flag) => (
                <span className="grid">
                  <span>{kindOf(flag)}</span>
                  <span className="text-soft wrap-anywhere">
                    {[places[flag.feature], flag.about].filter(Boolean).join(': ')}
                  </span>
                </span>
              ),
            },
            {
              head: 'Contact',
              cell: ({ email, region, school }) => (
                <span className="grid sm:min-w-36">
                  <span className="wrap-anywhere">{email}</span>
                  <span className="text-soft">{[region, school].filter(Boolean).join(', ')}</span>
                </span>
              ),
            },
            {
              head: 'Told',
              cell: (flag) => (
                <span className="grid sm:min-w-32">
                  <span>{toldWords(flag)}</span>
                  {doneOn(flag).map((done) => (
                    <span key={done} className="text-soft">
                      {done}
                    </span>
                  ))}
                </span>
              ),
            },
            {
              head: 'Actions',
              cell: (flag) => (
                <span className="flex flex-wrap gap-2">
                  {keepsWords(flag) && (
                    <Button
                      className="px-3"
                      aria-label={`Read the words: ${flag.username}, ${moment(flag.created_at)}`}
                      onClick={() => setReading(flag)}
                    >
                      Read the words
                    </Button>
                  )}
                  {decisionsOn(flag).map((outcome) => (
                    <Button
                      key={outcome}
                      look="secondary"
                      className="px-3"
                      aria-label={`${decisions[outcome]}: ${flag.username}, ${moment(flag.created_at)}`}
                      onClick={() => setClosing({ flag, outcome })}
                    >
                      {decisions[outcome]}
                    </Button>
                  ))}
                </span>
              ),
            },
          ]}
        />
      </Pages>
      {reading !== undefined && <FlagWordsDialog flag={reading} onClose={() => setReading(undefined)} />}
      {closing !== undefined && (
        <ResolveFlagDialog
          closing={closing}
          onClose={() => setClosing(undefined)}
          onResolved={() => {
            setClosing(undefined);
            setReport({ text: said[closing.outcome](closing.flag.username), takesFocus: true });
          }}
        />
      )}
    </div>
  );
};

export default Flags;
