import { useQuery, useQueryClient } from '@tanstack/react-query';
import { words } from '../../../../contract/words/endpoints';
import { call } from '../../lib/api';
import { Dialog } from '../../ui/dialog';
import { wordKeys } from './keys';
import { Meanings, stopReading, useMeanings } from './meanings';
import { type MetWord, sentenceOf } from './met';
import { myWordsQuery } from './my-words';

interface WordSheetProps {
  readonly met: MetWord;
  /** The article in which the word was tapped: the word is added to the list with its sentence. */
  readonly keepFrom?: string;
  readonly onClose: () => void;
}

interface KeptProps {
  readonly word: string;
  readonly sentence: string | undefined;
  readonly articleId: string;
}

/** Puts a word on the list once its meaning is shown. */
const Kept = ({ word, sentence, articleId }: KeptProps) => {
  const queries = useQueryClient();
  const { isSuccess: hasMeaning } = useMeanings(word, sentence);
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
const WordSheet = ({ met, keepFrom, onClose }: WordSheetProps) => {
  const asked = { word: met.word, sentence: sentenceOf(met) };
  return (
    <Dialog
      title={met.word}
      onClose={() => {
        stopReading();
        onClose();
      }}
    >
      <Meanings {...asked} />
      {keepFrom !== undefined && <Kept {...asked} articleId={keepFrom} />}
    </Dialog>
  );
};

export default WordSheet;
