import { Check, Clock } from 'lucide-react';
import { Badge } from '../../src/ui/badge';
import { Button } from '../../src/ui/button';
import { Table } from '../../src/ui/table';
import { Section, Specimen } from '../specimen';

interface Guest {
  readonly address: string;
  readonly school: string;
  readonly used: boolean;
  readonly points: number;
}

const guests: readonly Guest[] = [
  { address: 'ada@maple.test', school: 'Maple Street', used: true, points: 1275 },
  { address: 'bartholomew.featherstonehaugh@pond.test', school: 'Pond Lane', used: false, points: 40 },
  { address: 'cleo@pond.test', school: 'Pond Lane', used: true, points: 12_905 },
];

const columns = [
  { head: 'Address', cell: ({ address }: Guest) => address },
  { head: 'School', cell: ({ school }: Guest) => school },
  {
    head: 'State',
    cell: ({ used }: Guest) =>
      used ? (
        <Badge tone="good" icon={<Check aria-hidden />}>
          Member
        </Badge>
      ) : (
        <Badge tone="waiting" icon={<Clock aria-hidden />}>
          Invited
        </Badge>
      ),
  },
  { head: 'Points', align: 'end' as const, cell: ({ points }: Guest) => points.toLocaleString('en-US') },
  { head: 'Action', cell: () => <Button look="quiet">Revoke</Button> },
];

export const Tables = () => (
  <Section
    id="table"
    title="Table"
    about="For adults. The first column names the row; what is wider than the screen scrolls sideways."
  >
    <Specimen state="Rows">
      <Table caption="Invitations" columns={columns} rows={guests} keyOf={({ address }) => address} />
    </Specimen>
    <Specimen state="Rows to compare: on a phone they scroll">
      <Table
        caption="Points"
        hideCaption
        onPhone="scroll"
        columns={columns.slice(0, 4)}
        rows={guests}
        keyOf={({ address }) => address}
      />
    </Specimen>
    <Specimen state="Empty">
      <Table
        caption="Invitations of Pond Lane"
        columns={columns}
        rows={[]}
        keyOf={({ address }) => address}
        empty="Nobody is invited yet."
      />
    </Specimen>
  </Section>
);
