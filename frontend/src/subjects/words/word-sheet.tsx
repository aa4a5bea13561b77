import { useQuery, useQueryClient } from '@tanstack/react-query';
import { words } from '../../../../contract/words/endpoints';
import { call } from '../../lib/api';
import { Dialog } from '../../ui/dialog';
import { wordKeys } from './keys';
import { Meanings, stopReading, useMeanings } from './meanings';
import { myWordsQuery } from './my-words';

interface WordSheetProps {
  readonly word: string;
  /** The article in which the word was tapped: the word is added to the list with its sentence. */
  readonly keepFrom?: string;
  readonly onClose: () => void;
}

/** Puts a word on the list once its meaning is shown. */
const Kept = ({ word, articleId }: { word: string; articleId: string }) => {
  const queries = useQueryClient();
  const { isSuccess: hasMeaning } = useMeanings(word);
  const { data, error } = useQuery({
    queryKey: wordKeys.kept(word, articleId),
    queryFn: async ({ signal }) => {
      const kept = await call(words.keep, { body: { word, article_id: articleId } }, signal);
      void queries.invalidateQueries({ queryKey: myWordsQuery.queryKey });
      return kept;
    },
    enabled: hasMeaning,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <p role="status" className="mt-4 text-[0.9em] text-soft empty:hidden">
      {data !== undefined && 'It is on your list “My words” now.'}
      {error?.message}
    </p>
  );
};

/** The meanings of a word, over the page. */
const WordSheet = ({ word, keepFrom, onClose }: WordSheetProps) => (
  <Dialog
    title={word}
    onClose={() => {
      stopReading();
      onClose();
    }}
  >
    <Meanings word={word} />
    {keepFrom !== undefined && <Kept word={word} articleId={keepFrom} />}
  </Dialog>
);

export default WordSheet;
