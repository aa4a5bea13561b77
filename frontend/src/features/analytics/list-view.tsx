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
  /** What the rows are: "Articles". */
  readonly title: string;
  readonly name: string;
  readonly facts: (rows: readonly T[]) => ComponentProps<typeof Facts>['facts'];
  /** The columns before the words and the date. */
  readonly columns: ComponentProps<typeof Sheet<T>>['columns'];
  /** What the child can do where there is nothing yet. */
  readonly children: ReactNode;
}

/** What a child has done of one kind: figures, and a row for each with its words and its date. */
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
