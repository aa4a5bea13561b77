import { useQuery } from '@tanstack/react-query';
import { analyticsMessages } from '../../../../contract/analytics-messages';
import { Facts } from './facts';
import { dateOf, sum } from './format';
import { comicsQuery } from './queries';
import { Sheet } from './sheet';
import { NothingYet, useFilter, View } from './view';

const Comics = ({ id, name }: { id: string; name: string }) => {
  const { filter, control } = useFilter();
  return (
    <View query={useQuery(comicsQuery(id, filter))} kind="comic" control={control}>
      {(comics) => (
        <>
          <Facts
            label="Comics in figures"
            facts={[
              { label: 'Comics Created', value: comics.length },
              { label: 'Words Written', value: sum(comics, ({ word_count }) => word_count) },
            ]}
          />
          {comics.length === 0 ? (
            <NothingYet title={analyticsMessages.none.comic}>
              A story that {name} writes becomes a comic, one a day.
            </NothingYet>
          ) : (
            <Sheet
              caption={`Comics of ${name}`}
              file={`comics-${name}`}
              rows={comics}
              keyOf={(comic) => comic.id}
              sortedBy={{ head: 'Date', descending: true }}
              columns={[
                { head: 'Prompt', value: ({ prompt }) => prompt },
                { head: 'Word Count', value: ({ word_count }) => word_count, align: 'end' },
                {
                  head: 'Date',
                  value: ({ created_at }) => created_at,
                  cell: ({ created_at }) => dateOf(created_at),
                },
              ]}
            />
          )}
        </>
      )}
    </View>
  );
};

export default Comics;
