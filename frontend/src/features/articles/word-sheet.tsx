import { useQuery } from '@tanstack/react-query';
import { Volume2 } from 'lucide-react';
import { dictionary } from '../../../../contract/dictionary';
import { ApiFailure, call, mayPass } from '../../lib/api';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';

type Meanings = { readonly part_of_speech: string; readonly definitions: readonly string[] }[];

const canSpeak = () => 'speechSynthesis' in window;

const readAloud = (word: string, meanings: Meanings) => {
  const all = meanings.flatMap(({ part_of_speech, definitions }) => [part_of_speech, ...definitions]);
  const spoken = new SpeechSynthesisUtterance([word, ...all].join('. '));
  spoken.lang = 'en-US';
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
};

const Content = ({ word }: { word: string }) => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['dictionary', word.toLowerCase()],
    queryFn: ({ signal }) => call(dictionary.lookUp, { params: { word } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (data === undefined && error === null)
    return (
      <div role="status" aria-label="Looking it up" className="grid gap-2">
        <Skeleton className="h-6" />
        <Skeleton className="h-16" />
      </div>
    );
  if (data === undefined)
    return error instanceof ApiFailure && !mayPass(error) && error.code === 'definition_not_found' ? (
      <p role="status">{error.message}</p>
    ) : (
      <RetryNotice busy={isFetching} onRetry={refetch}>
        {error?.message}
      </RetryNotice>
    );
  return (
    <div className="grid gap-4">
      {data.base !== data.word && (
        <p className="text-soft">
          comes from <strong>{data.base}</strong>
        </p>
      )}
      {data.meanings.map(({ part_of_speech, definitions }) => (
        <section key={part_of_speech}>
          <h3 className="text-[0.9em] font-semibold text-soft">{part_of_speech}</h3>
          <ul className="list-disc pl-5">
            {definitions.map((definition) => (
              <li key={definition}>{definition}</li>
            ))}
          </ul>
        </section>
      ))}
      {canSpeak() && (
        <Button
          look="secondary"
          icon={<Volume2 aria-hidden className="size-5" />}
          onClick={() => readAloud(data.base, data.meanings)}
        >
          Read it to me
        </Button>
      )}
    </div>
  );
};

interface WordSheetProps {
  readonly word: string;
  readonly onClose: () => void;
}

/** The meanings of a word. */
export const WordSheet = ({ word, onClose }: WordSheetProps) => (
  <Dialog
    title={word}
    onClose={() => {
      if (canSpeak()) speechSynthesis.cancel();
      onClose();
    }}
  >
    <Content word={word} />
  </Dialog>
);
