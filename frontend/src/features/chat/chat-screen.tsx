import { activityMessages } from '../../../../contract/activity/messages';
import { useSearchParams } from '../../lib/navigation';
import { useTitle } from '../../lib/use-title';
import { Guarded } from '../../subjects/anti-cheat/guarded';
import { NoBook } from '../../subjects/books/no-book';
import { Chat } from './chat';

/** A talk about one book up to one chapter, named in the address. */
const ChatScreen = () => {
  useTitle('Chat');
  const parameters = useSearchParams();
  const book = parameters.get('book');
  const end = Number(parameters.get('end'));
  if (book === null) return <NoBook>{activityMessages.chat.noBook}</NoBook>;
  return (
    <Guarded activity="chat" redirectTo="/books" className="mx-auto w-full max-w-3xl">
      <Chat subject={{ book, end: end >= 1 ? end : null, character: parameters.get('character') }} />
    </Guarded>
  );
};

export default ChatScreen;
