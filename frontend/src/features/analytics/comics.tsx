import { useQuery } from '@tanstack/react-query';
import { sum } from './format';
import { ListView } from './list-view';
import { comicsQuery } from './queries';
import { useFilter } from './view';

const Comics = ({ id, name }: { id: string; name: string }) => {
  const period = useFilter();
  return (
    <ListView
      query={useQuery(comicsQuery(id, period.filter))}
      period={period}
      kind="comic"
      title="Comics"
      name={name}
      facts={(comics) => [
        { label: 'Comics Created', value: comics.length },
        { label: 'Words Written', value: sum(comics, ({ word_count }) => word_count) },
      ]}
      columns={[{ head: 'Prompt', value: ({ prompt }) => prompt }]}
      suggestion={`A story that ${name} writes becomes a comic, one a day.`}
    />
  );
};

export default Comics;
