import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Button } from '../../ui/button';
import { summaryQuery } from './queries';
import { SummaryView } from './summary';
import { View } from './view';

/** The last thirty days of a child on one printed page. */
const Report = ({ id, name }: { id: string; name: string }) => (
  <View
    query={useQuery(summaryQuery(id, '30days'))}
    kind="summary"
    control={
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-xl">Report on {name}: the last 30 days</h2>
        <Button
          look="secondary"
          className="print:hidden"
          icon={<Printer aria-hidden className="size-5" />}
          onClick={() => window.print()}
        >
          Print this page
        </Button>
      </div>
    }
  >
    {(summary) => <SummaryView summary={summary} filter="30days" name={name} />}
  </View>
);

export default Report;
