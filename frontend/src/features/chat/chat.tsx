import { MessageCirclePlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { activityMessages } from '../../../../contract/activity-messages';
import { ApiFailure, mayPass } from '../../lib/api';
import { navigate } from '../../lib/navigation';
import { part } from '../../lib/part';
import { TalkHead } from '../../subjects/chat/talk-head';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Piece } from '../../ui/piece';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';
import { CharacterPicker } from './character-picker';
import { Composer } from './composer';
import { MessageList } from './message-list';
import { Starters } from './starters';
import { isThinking } from './talk-state';
import { type Subject, useTalk } from './use-talk';

const VoiceButton = part(() => import('../../subjects/voice/voice-button'));

const ShareFeedback = part(async () => {
  const { ShareFeedback: form } = await import('../../subjects/feedback/share-feedback');
  return { default: form };
});

const addressOf = ({ book, end }: Subject, character: string | null) =>
  `/chat?${new URLSearchParams({ book, ...(end !== null && { end: String(end) }), ...(character !== null && { character }) })}`;

/** A press too many opens no second talk. */
const restMilliseconds = 2000;

interface HeadProps {
  readonly subject: Subject;
  readonly name: string;
  readonly busy: boolean;
  readonly onNew: () => void;
}

const Head = ({ subject, name, busy, onNew }: HeadProps) => (
  <TalkHead title={`A talk with ${name}`}>
    <Piece silent>
      <VoiceButton chosen={subject} label="Talk aloud" compact />
    </Piece>
    <Button
      look="secondary"
      busy={busy}
      onClick={onNew}
      icon={<MessageCirclePlus aria-hidden className="size-5" />}
      className="max-sm:px-3!"
    >
      <span className="max-sm:sr-only">New Conversation</span>
    </Button>
  </TalkHead>
);

/** A character that nobody has met up to the chapter: others can be chosen. */
const isUnknown = (error: Error) => error instanceof ApiFailure && error.code === 'chat_character_unknown';

interface TalkProps {
  readonly subject: Subject;
  readonly talk: number;
}

const Talk = ({ subject, talk }: TalkProps) => {
  const { opening, greeting, session, state, say, again } = useTalk(subject, talk);
  const picker = (
    <CharacterPicker
      subject={subject}
      onChoose={(character) => navigate(addressOf(subject, character), { replace: true })}
    />
  );
  if (opening.isError && greeting === undefined)
    return mayPass(opening.error) ? (
      <RetryNotice busy={opening.isFetching} onRetry={opening.refetch}>
        {talk === 0 ? activityMessages.chat.notOpened : activityMessages.chat.notRenewed}
      </RetryNotice>
    ) : (
      <div className="grid gap-4">
        <Notice kind="info">{opening.error.message}</Notice>
        {isUnknown(opening.error) && picker}
      </div>
    );
  if (greeting === undefined || session === undefined)
    return (
      <div role="status" aria-label="Opening the talk" className="grid gap-4">
        <Skeleton className="h-24 max-w-md" />
      </div>
    );
  const answered = state.turns.filter(({ answer }) => answer !== null).length;
  return (
    <div className="grid gap-4">
      {state.turns.length === 0 && picker}
      <MessageList
        state={state}
        session={session}
        greeting={greeting.message}
        subject={subject}
        onAgain={({ id, text }) => again(id, text)}
      />
      <Composer name={subject.character ?? 'Wren'} busy={isThinking(state)} onSay={say}>
        {state.turns.length === 0 && <Starters character={subject.character} onSay={say} />}
      </Composer>
      {answered >= 3 && (
        <Piece silent>
          <ShareFeedback
            feature="chat"
            reference={session}
            title="How was the talk?"
            questions={['rating', 'engagement', 'like_dislike']}
          />
        </Piece>
      )}
    </div>
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
      <Head subject={subject} name={subject.character ?? 'Wren'} busy={resting} onNew={renew} />
      <Talk
        key={`${subject.book} ${subject.end} ${subject.character} ${talk}`}
        subject={subject}
        talk={talk}
      />
    </div>
  );
};
