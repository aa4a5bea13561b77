import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Flag } from '../../../../contract/flags/endpoints';
import { type FlagDecision, severities } from '../../../../contract/flags/kinds';
import { flagsQuery } from '../../subjects/flags/open-flags';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';
import { Pages } from './pages';
import { Report, type Said } from './report';
import { type Closing, ResolveFlagDialog } from './resolve-flag-dialog';
import { moment } from './words';

const kinds: Record<Flag['kind'], string> = { 'self-harm': 'Self-harm', abuse: 'Abuse', danger: 'Danger' };

const places: Record<Flag['feature'], string> = {
  chat: 'Chat',
  voice_chat: 'Voice chat',
  comic: 'Comic',
  article: 'Article',
  writing: 'Writing',
  draft: 'Begun story',
  feedback: 'Feedback',
  wish: 'Wish for the store',
  interests: 'Interests',
  request: 'Request of a grown-up',
};

const decisions: Record<FlagDecision, string> = {
  handled: 'Handled',
  false_alarm: 'False alarm',
  severe: 'Tell the grown-ups',
};

/** Grown-ups hear of a doubtful flag only if an operator decides so. */
const decisionsOn = ({ severity }: Flag): FlagDecision[] =>
  severity === severities.doubtful ? ['severe', 'handled', 'false_alarm'] : ['handled', 'false_alarm'];

const kindOf = ({ kind, severity }: Flag): string => {
  if (severity === severities.mild) return 'Sorrow';
  return severity === severities.doubtful ? `${kinds[kind]}, doubtful` : kinds[kind];
};

/** The people who know of the flag beside the operators. A flag that may name a supervisor is for operators only. */
const toldWords = ({ may_know, told, feature, severity, talks_off_at }: Flag): string => {
  if (feature === 'request' || severity !== severities.severe) return 'Nobody';
  if (talks_off_at !== undefined)
    return 'Nobody: a supervisor may be named, and a guardian has switched talks off';
  if (may_know === 'operators') return 'Nobody: a supervisor may be named';
  if (told === null) return 'Not yet';
  return told === 0 ? 'Nobody' : `${told} ${told === 1 ? 'grown-up' : 'grown-ups'}`;
};

/** Children whose words tell of a crisis, until an operator has looked after them. The words are never shown. */
const Flags = () => {
  const query = useInfiniteQuery(flagsQuery);
  const [said, setSaid] = useState<Said>();
  const [closing, setClosing] = useState<Closing>();
  const rows = query.data?.pages.flatMap((page) => page.flags) ?? [];
  return (
    <div className="grid gap-gap">
      {said !== undefined && <Report key={said.text} said={said} onGone={() => setSaid(undefined)} />}
      <Pages query={query} what="open flag" count={rows.length}>
        <Table
          caption="Children who may be in a crisis"
          rows={rows}
          keyOf={({ child_id, id }) => `${child_id} ${id}`}
          empty="No flag is open."
          columns={[
            { head: 'Username', cell: ({ username }) => username },
            { head: 'Kind', cell: kindOf },
            {
              head: 'Where',
              cell: ({ feature, about }) => (
                <span className="wrap-anywhere">{[places[feature], about].filter(Boolean).join(': ')}</span>
              ),
            },
            {
              head: 'When',
              cell: ({ created_at }) => <span className="sm:whitespace-nowrap">{moment(created_at)}</span>,
            },
            {
              head: 'Contact',
              cell: ({ email, region, school }) => (
                <span className="grid">
                  <span className="wrap-anywhere">{email}</span>
                  <span className="text-soft">{[region, school].filter(Boolean).join(', ')}</span>
                </span>
              ),
            },
            { head: 'Told', cell: toldWords },
            {
              head: 'Actions',
              cell: (flag) => (
                <span className="flex flex-wrap gap-2">
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
      {closing !== undefined && (
        <ResolveFlagDialog
          closing={closing}
          onClose={() => setClosing(undefined)}
          onResolved={() => {
            setClosing(undefined);
            setSaid({
              text:
                closing.outcome === 'severe'
                  ? `The grown-ups of ${closing.flag.username} are told within a minute.`
                  : `The flag of ${closing.flag.username} is closed.`,
              takesFocus: true,
            });
          }}
        />
      )}
    </div>
  );
};

export default Flags;
