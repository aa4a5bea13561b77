import { useQuery } from '@tanstack/react-query';
import { Printed } from './printed';
import { summaryQuery } from './queries';
import { SummaryView, summaryView } from './summary';
import { View } from './view';

/** The last thirty days of a child on one printed page. */
const Report = ({ id, name }: { id: string; name: string }) => (
  <Printed title={`Report on ${name}: the last 30 days`}>
    <View query={useQuery(summaryQuery(id, '30days'))} {...summaryView(name)}>
      {(summary) => <SummaryView summary={summary} filter="30days" name={name} />}
    </View>
  </Printed>
);

export default Report;
