import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChatAnalytics } from '../../../../contract/analytics';
import { analyticsMessages } from '../../../../contract/analytics-messages';
import { part } from '../../lib/part';
import { Button } from '../../ui/button';
import { Piece } from '../../ui/piece';
import { Facts } from './facts';
import { chapterOf, dateOf, sum } from './format';
import { chatsQuery } from './queries';
import { Sheet, type SheetColumn } from './sheet';
import { NothingYet, useFilter, View } from './view';

const Talk = part(() => import('./talk'));

const columns: readonly SheetColumn<ChatAnalytics>[] = [
  { head: 'Book', value: ({ book_title }) => book_title },
  { head: 'Character', value: ({ character }) => character },
  {
    head: 'Chapter',
    value: ({ end_chapter }) => end_chapter,
    cell: ({ end_chapter }) => chapterOf(end_chapter),
    align: 'end',
  },
  { head: 'Messages', value: ({ message_count }) => message_count, align: 'end' },
  { head: 'Words Written', value: ({ words_written }) => words_written, align: 'end' },
  { head: 'Words Read', value: ({ words_read }) => words_read, align: 'end' },
  { head: 'Date', value: ({ created_at }) => created_at, cell: ({ created_at }) => dateOf(created_at) },
];

const Chats = ({ id, name }: { id: string; name: string }) => {
  const { filter, control } = useFilter();
  const [open, setOpen] = useState<ChatAnalytics>();
  const withOpening = (isOpen: boolean): readonly SheetColumn<ChatAnalytics>[] =>
    isOpen
      ? [
          {
            head: 'Book',
            value: ({ book_title }) => book_title,
            cell: (talk) => (
              <Button
                look="quiet"
                className="px-0! text-left"
                aria-label={`Read the talk about ${talk.book_title} of ${dateOf(talk.created_at)}`}
                onClick={() => setOpen(talk)}
              >
                {talk.book_title}
              </Button>
            ),
          },
          ...columns.slice(1),
        ]
      : columns;
  return (
    <View query={useQuery(chatsQuery(id, filter))} kind="chat" control={control}>
      {({ sessions, transcripts }) => (
        <>
          <Facts
            label="Talks in figures"
            facts={[
              { label: 'Chat Sessions', value: sessions.length },
              { label: 'Messages Sent', value: sum(sessions, (one) => one.message_count) },
              { label: 'Words Written', value: sum(sessions, (one) => one.words_written) },
              { label: 'Words Read', value: sum(sessions, (one) => one.words_read) },
            ]}
          />
          {sessions.length === 0 ? (
            <NothingYet title={analyticsMessages.none.chat}>
              {name} can talk with Wren about a book, or with somebody from the story.
            </NothingYet>
          ) : (
            <Sheet
              caption={`Talks of ${name}`}
              file={`talks-${name}`}
              rows={sessions}
              keyOf={(talk) => talk.session_id}
              sortedBy={{ head: 'Date', descending: true }}
              columns={withOpening(transcripts)}
            />
          )}
          <p className="text-[0.9em] text-soft print:hidden">
            {transcripts
              ? `Press a book to read what was said. ${name} sees each time who looked.`
              : 'What was said is not open to you: a guardian, or a student who decides alone, can switch that on.'}
          </p>
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

export default Chats;
