import type { ComponentProps } from 'react';
import { Facts } from './facts';
import { dateOf } from './format';
import { Sheet } from './sheet';
import { View, type ViewProps } from './view';

interface Row {
  readonly id: string;
  readonly word_count: number;
  readonly created_at: string;
}

interface ListViewProps<T extends Row>
  extends Pick<ViewProps<readonly T[]>, 'query' | 'period' | 'suggestion'> {
  readonly kind: 'article' | 'comic';
  /** The title of the rows: "Articles". */
  readonly title: string;
  readonly name: string;
  readonly facts: (rows: readonly T[]) => ComponentProps<typeof Facts>['facts'];
  /** The columns before the words and the date. */
  readonly columns: ComponentProps<typeof Sheet<T>>['columns'];
}

/** A child's activities of one kind: figures, and a row with words and date for each activity. */
export const ListView = <T extends Row>({ kind, title, name, facts, columns, ...view }: ListViewProps<T>) => (
  <View {...view} kind={kind} isEmpty={({ length }) => length === 0}>
    {(rows) => (
      <>
        <Facts label={`${title} in figures`} facts={facts(rows)} />
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
      </>
    )}
  </View>
);
