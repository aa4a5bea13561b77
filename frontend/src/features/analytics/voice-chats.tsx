import { useQuery } from '@tanstack/react-query';
import type { VoiceAnalytics } from '../../../../contract/analytics/endpoints';
import { analyticsMessages } from '../../../../contract/analytics/messages';
import { useUser } from '../../subjects/users/user';
import { chapterOf, sum } from './format';
import { type Filter, voiceChatsQuery } from './queries';
import type { SheetColumn } from './sheet';
import { Talks } from './talks';

const minutesOf = ({ duration_seconds }: VoiceAnalytics) => Math.max(1, Math.round(duration_seconds / 60));

const columns: readonly SheetColumn<VoiceAnalytics>[] = [
  {
    head: 'Chapter',
    value: ({ end_chapter }) => end_chapter,
    cell: ({ end_chapter }) => chapterOf(end_chapter),
    align: 'end',
  },
  { head: 'Minutes', value: minutesOf, align: 'end' },
  { head: 'Turns', value: ({ message_count }) => message_count, align: 'end' },
  { head: 'Words Spoken', value: ({ words_spoken }) => words_spoken, align: 'end' },
  { head: 'Words Heard', value: ({ words_heard }) => words_heard, align: 'end' },
];

interface VoiceChatsProps {
  readonly id: string;
  readonly name: string;
  readonly filter: Filter;
}

/** A child's voice chats, outside the figures of the talks. */
export const VoiceChats = ({ id, name, filter }: VoiceChatsProps) => {
  const { role } = useUser();
  const query = useQuery(voiceChatsQuery(id, filter));
  const suggestion = `${name} can talk with Wren aloud where ${
    role === 'parent'
      ? 'you have allowed it.'
      : 'that is allowed: a guardian, or a student who decides alone, can switch it on.'
  }`;
  return (
    <section aria-labelledby="voice-chats" className="grid gap-gap">
      <h2 id="voice-chats" className="text-2xl">
        Voice chats
      </h2>
      {query.data?.sessions.length === 0 ? (
        // Many families have the voice off: no card for nothing.
        <div className="-mt-2 text-soft">
          <p>{analyticsMessages.none.voice}</p>
          <p>{filter === 'all' ? suggestion : 'There may be more in a longer period.'}</p>
        </div>
      ) : (
        <Talks
          query={query}
          kind="voice"
          title="Voice chats"
          id={id}
          name={name}
          facts={(sessions) => [
            { label: 'Voice Chats', value: sessions.length },
            { label: 'Minutes', value: sum(sessions, minutesOf) },
            { label: 'Words Spoken', value: sum(sessions, (one) => one.words_spoken) },
            { label: 'Words Heard', value: sum(sessions, (one) => one.words_heard) },
          ]}
          columns={columns}
          opening={`Press a book to read what was talked about. There is no sound to hear: it is not kept. ${name} sees each time who looked.`}
          suggestion={suggestion}
        />
      )}
    </section>
  );
};
