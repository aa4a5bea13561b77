import type { ComponentProps, ReactNode } from 'react';
import { analyticsMessages } from '../../../../contract/analytics/messages';
import { Facts } from './facts';
import { dateOf } from './format';
import { Sheet } from './sheet';
import { NothingYet, View } from './view';

interface Row {
  readonly id: string;
  readonly word_count: number;
  readonly created_at: string;
}

interface ListViewProps<T extends Row>
  extends Pick<ComponentProps<typeof View<readonly T[]>>, 'query' | 'control'> {
  readonly kind: 'article' | 'comic';
  /** The title of the rows: "Articles". */
  readonly title: string;
  readonly name: string;
  readonly facts: (rows: readonly T[]) => ComponentProps<typeof Facts>['facts'];
  /** The columns before the words and the date. */
  readonly columns: ComponentProps<typeof Sheet<T>>['columns'];
  /** A suggestion for the child while the list is empty. */
  readonly children: ReactNode;
}

/** A child's activities of one kind: figures, and a row with words and date for each activity. */
export const ListView = <T extends Row>({
  query,
  control,
  kind,
  title,
  name,
  facts,
  columns,
  children,
}: ListViewProps<T>) => (
  <View query={query} kind={kind} control={control}>
    {(rows) => (
      <>
        <Facts label={`${title} in figures`} facts={facts(rows)} />
        {rows.length === 0 ? (
          <NothingYet title={analyticsMessages.none[kind]}>{children}</NothingYet>
        ) : (
          <Sheet
            caption={`${title} of ${name}`}
            file={`${title.toLowerCase()}-${name}`}
            rows={rows}
            keyOf={({ id }) => id}
            sortedBy={{ head: 'Date', descending: true }}
            columns={[
              ...columns,
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
