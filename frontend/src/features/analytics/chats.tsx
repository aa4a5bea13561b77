import { useQuery } from '@tanstack/react-query';
import type { ChatAnalytics } from '../../../../contract/analytics/endpoints';
import { chapterOf, sum } from './format';
import { chatsQuery } from './queries';
import type { SheetColumn } from './sheet';
import { Talks } from './talks';
import { useFilter } from './view';
import { VoiceChats } from './voice-chats';

const columns: readonly SheetColumn<ChatAnalytics>[] = [
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
];

const Chats = ({ id, name }: { id: string; name: string }) => {
  const { filter, control } = useFilter();
  return (
    <div className="grid gap-gap">
      <Talks
        query={useQuery(chatsQuery(id, filter))}
        kind="chat"
        title="Talks"
        control={control}
        id={id}
        name={name}
        facts={(sessions) => [
          { label: 'Chat Sessions', value: sessions.length },
          { label: 'Messages Sent', value: sum(sessions, (one) => one.message_count) },
          { label: 'Words Written', value: sum(sessions, (one) => one.words_written) },
          { label: 'Words Read', value: sum(sessions, (one) => one.words_read) },
        ]}
        columns={columns}
        opening={`Press a book to read what was said. ${name} sees each time who looked.`}
      >
        {name} can talk with Wren about a book, or with somebody from the story.
      </Talks>
      <h2 className="text-2xl">Voice chats</h2>
      <VoiceChats id={id} name={name} filter={filter} />
    </div>
  );
};

export default Chats;
