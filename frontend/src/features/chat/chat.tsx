import { type ReactNode, useEffect, useState } from 'react';
import { activityMessages } from '../../../../contract/activity/messages';
import { ApiFailure, mayPass } from '../../lib/api';
import { navigate } from '../../lib/navigation';
import { part } from '../../lib/part';
import { wordsFor } from '../../subjects/controls/not-now';
import { withoutChat } from '../../subjects/controls/still-works';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Piece } from '../../ui/piece';
import { Skeleton } from '../../ui/skeleton';
import { CharacterPicker } from './character-picker';
import { ChatHead } from './chat-head';
import { Composer } from './composer';
import { MessageList } from './message-list';
import { Starters } from './starters';
import { isThinking } from './talk-state';
import { type OpenedTalk, type Subject, useTalk } from './use-talk';

const ShareFeedback = part(async () => {
  const { ShareFeedback: form } = await import('../../subjects/feedback/share-feedback');
  return { default: form };
});

const addressOf = ({ book, end }: Subject, character: string | null) =>
  `/chat?${new URLSearchParams({ book, ...(end !== null && { end: String(end) }), ...(character !== null && { character }) })}`;

/** A press too many opens no second talk. */
const restMilliseconds = 2000;

/** The chosen character does not occur up to the chapter; others can be chosen. */
const isUnknown = (error: Error) => error instanceof ApiFailure && error.code === 'chat_character_unknown';

interface TalkProps {
  readonly subject: Subject;
  readonly talk: number;
}

interface ConversationProps extends ReturnType<typeof useTalk> {
  readonly subject: Subject;
  readonly greeting: OpenedTalk;
  readonly picker: ReactNode;
}

/** A talk that is open. The companion can be changed until the first message. */
const Conversation = ({ subject, greeting, picker, session, state, say, again }: ConversationProps) => {
  const id = session ?? greeting.session_id;
  const answered = state.turns.filter(({ answer }) => answer !== null).length;
  return (
    <div className="grid gap-4">
      {state.turns.length === 0 && picker}
      <MessageList
        state={state}
        session={id}
        greeting={greeting.message}
        subject={subject}
        onAgain={({ id: turn, text }) => again(turn, text)}
      />
      <Composer name={subject.character ?? 'Wren'} busy={isThinking(state)} onSay={say}>
        {state.turns.length === 0 && <Starters character={subject.character} onSay={say} />}
      </Composer>
      {answered >= 3 && (
        <Piece silent>
          <ShareFeedback
            feature="chat"
            reference={id}
            earns={state.turns.some(({ answer }) => (answer?.points_awarded ?? 0) > 0)}
            title="How was the talk?"
            questions={['rating', 'engagement', 'like_dislike']}
          />
        </Piece>
      )}
    </div>
  );
};

const Talk = ({ subject, talk }: TalkProps) => {
  const all = useTalk(subject, talk);
  const picker = (
    <CharacterPicker
      subject={subject}
      onChoose={(character) => navigate(addressOf(subject, character), { replace: true })}
    />
  );
  return (
    <Loaded
      query={all.opening}
      label="Opening the talk"
      waiting={<Skeleton className="h-24 max-w-md" />}
      failed={() => (talk === 0 ? activityMessages.chat.notOpened : activityMessages.chat.notRenewed)}
      refused={(error) =>
        mayPass(error) ? undefined : (
          <div className="grid gap-4">
            <Notice kind="info">{wordsFor(error, withoutChat)}</Notice>
            {isUnknown(error) && picker}
          </div>
        )
      }
    >
      {(greeting) => <Conversation {...all} subject={subject} greeting={greeting} picker={picker} />}
    </Loaded>
  );
};

/** The talk with its companion; another companion, or a new conversation, is another talk. */
export const Chat = ({ subject }: { subject: Subject }) => {
  const [talk, setTalk] = useState(0);
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), restMilliseconds);
    return () => clearTimeout(timer);
  }, [resting]);
  const renew = () => {
    setTalk(talk + 1);
    setResting(true);
  };
  return (
    <div className="grid gap-gap">
      <ChatHead subject={subject} name={subject.character ?? 'Wren'} busy={resting} onNew={renew} />
      <Talk
        key={`${subject.book} ${subject.end} ${subject.character} ${talk}`}
        subject={subject}
        talk={talk}
      />
    </div>
  );
};
