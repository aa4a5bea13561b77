import { useQuery } from '@tanstack/react-query';
import { Link } from '../../lib/navigation';
import { countedWords, myWordsQuery } from '../../subjects/words/my-words';

/** How many words of the list the child has learnt; nothing until there is a list. */
export const KnownWords = ({ onLeave }: { onLeave: () => void }) => {
  const { data } = useQuery(myWordsQuery);
  return (
    data !== undefined &&
    data.words.length > 0 && (
      <p>
        You know {countedWords(data.known)} of your list.{' '}
        <Link
          to="/articles?words"
          onClick={onLeave}
          className="inline-flex min-h-target items-center underline"
        >
          My words
        </Link>
      </p>
    )
  );
};
