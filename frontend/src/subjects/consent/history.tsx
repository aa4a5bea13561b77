import type { ConsentCase } from '../../../../contract/consent/endpoints';
import { localTime } from '../../lib/local-time';
import { Disclosure } from '../../ui/disclosure';
import { Table } from '../../ui/table';
import { factsFor, switchFacts } from './kinds';

/** The wording for the grown-up who made the decisions. */
const methods: Record<string, string> = {
  email: "Answered by the mail's link",
  email_plus: 'Confirmed by a second e-mail',
  adult_link: "Changed by the mail's link",
  parent_account: 'In your account',
  parent_invitation: 'With your invitation',
  school: 'Given by the school',
  self: 'By themselves, being old enough',
};

interface HistoryProps {
  readonly name: string;
  readonly history: ConsentCase['history'];
}

/** Every recorded yes and no. */
export const History = ({ name, history }: HistoryProps) => {
  const { discoverable: friends, transcripts } = switchFacts(name);
  const facts = { ...factsFor(name), friends, transcripts, terms: { title: 'New terms' } };
  return (
    <Disclosure summary={`Every answer so far (${history.length})`} className="grid gap-2">
      <Table
        caption={`Answers given for ${name}, the latest first`}
        hideCaption
        rows={history}
        keyOf={({ at, kind, method }) => `${at} ${kind} ${method}`}
        columns={[
          { head: 'Consent', cell: ({ kind }) => facts[kind].title },
          { head: 'Answer', cell: ({ given }) => (given ? 'Yes' : 'No') },
          { head: 'When', cell: ({ at }) => localTime(at) },
          { head: 'Version', cell: ({ version }) => <span className="whitespace-nowrap">{version}</span> },
          { head: 'How', cell: ({ method }) => methods[method] ?? method },
        ]}
      />
    </Disclosure>
  );
};
