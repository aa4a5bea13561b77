import { type ComponentProps, useState } from 'react';
import { part } from '../../lib/part';
import { Button } from '../../ui/button';
import { Piece } from '../../ui/piece';
import { Facts } from './facts';
import { dateOf } from './format';
import { Sheet, type SheetColumn } from './sheet';
import { View, type ViewProps } from './view';

const Talk = part(() => import('./talk'));

interface Row {
  readonly session_id: string;
  readonly book_title: string;
  readonly message_count: number;
  readonly created_at: string;
}

interface TalksProps<T extends Row>
  extends Pick<
    ViewProps<{ readonly sessions: readonly T[]; readonly transcripts: boolean }>,
    'query' | 'period' | 'suggestion'
  > {
  readonly kind: 'chat' | 'voice';
  /** The title of the rows: "Talks". */
  readonly title: string;
  readonly id: string;
  readonly name: string;
  readonly facts: (rows: readonly T[]) => ComponentProps<typeof Facts>['facts'];
  /** The columns between the book and the date. */
  readonly columns: readonly SheetColumn<T>[];
  /** Said where the words are open to this adult. */
  readonly opening: string;
}

/** A child's talks in figures, each with its words where they are open to the adult. */
export const Talks = <T extends Row>({
  kind,
  title,
  id,
  name,
  facts,
  columns,
  opening,
  ...view
}: TalksProps<T>) => {
  const [open, setOpen] = useState<T>();
  const book = ({ book_title }: T) => book_title;
  const opener = (talk: T) =>
    talk.message_count === 0 ? (
      talk.book_title
    ) : (
      <Button
        look="quiet"
        className="px-0! text-left underline"
        aria-label={`Read the talk about ${talk.book_title} of ${dateOf(talk.created_at)}`}
        onClick={() => setOpen(talk)}
      >
        {talk.book_title}
      </Button>
    );
  return (
    <View {...view} kind={kind} isEmpty={({ sessions }) => sessions.length === 0}>
      {({ sessions, transcripts }) => (
        <>
          <Facts label={`${title} in figures`} facts={facts(sessions)} />
          <p className="text-[0.9em] text-soft print:hidden">
            {transcripts
              ? opening
              : 'What was said is not open to you: a guardian, or a student who decides alone, can switch that on.'}
          </p>
          <Sheet
            caption={`${title} of ${name}`}
            file={`${title.toLowerCase().replace(' ', '-')}-${name}`}
            rows={sessions}
            keyOf={(talk) => talk.session_id}
            sortedBy={{ head: 'Date', descending: true }}
            columns={[
              { head: 'Book', value: book, ...(transcripts && { cell: opener }) },
              ...columns,
              {
                head: 'Date',
                value: ({ created_at }) => created_at,
                cell: ({ created_at }) => dateOf(created_at),
              },
            ]}
          />
          {open !== undefined && (
            <Piece>
              <Talk userId={id} name={name} talk={open} onClose={() => setOpen(undefined)} />
            </Piece>
          )}
        </>
      )}
    </View>
  );
};
