import { useQuery } from '@tanstack/react-query';
import type { ChatAnalytics } from '../../../../contract/analytics/endpoints';
import { chapterOf, sum } from './format';
import { chatsQuery, voiceChatsQuery } from './queries';
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
  const period = useFilter();
  const chats = useQuery(chatsQuery(id, period.filter));
  const voice = useQuery(voiceChatsQuery(id, period.filter));
  const isNothing = chats.data?.sessions.length === 0 && voice.data?.sessions.length === 0;
  return (
    <div className="grid gap-gap">
      {/* In one place for both, so that it keeps the focus. */}
      {(period.filter !== 'all' || !isNothing) && period.control}
      <Talks
        query={chats}
        kind="chat"
        title="Talks"
        period={{ ...period, control: null }}
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
        suggestion={`${name} can talk with Wren about a book, or with somebody from the story.`}
      />
      <VoiceChats id={id} name={name} filter={period.filter} />
    </div>
  );
};

export default Chats;
