import { useQuery } from '@tanstack/react-query';
import { Volume2 } from 'lucide-react';
import { dictionary } from '../../../../contract/dictionary/endpoints';
import type { Received } from '../../../../contract/endpoint';
import { ApiFailure, call } from '../../lib/api';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { wordKeys } from './keys';

type Found = Received<typeof dictionary.lookUp>;

const canSpeak = () => 'speechSynthesis' in window;

const readAloud = ({ base, meanings }: Found) => {
  const all = meanings.flatMap(({ part_of_speech, definitions, example }) => [
    part_of_speech,
    ...definitions,
    ...(example === undefined ? [] : [example]),
  ]);
  const spoken = new SpeechSynthesisUtterance([base, ...all].join('. '));
  spoken.lang = 'en-US';
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
};

export const stopReading = () => {
  if (canSpeak()) speechSynthesis.cancel();
};

export const useMeanings = (word: string, sentence?: string) =>
  useQuery({
    queryKey: wordKeys.meaning(word, sentence),
    queryFn: ({ signal }) =>
      call(
        dictionary.lookUp,
        { params: { word }, query: sentence === undefined ? {} : { sentence } },
        signal,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

const ListOfMeanings = ({ found }: { found: Found }) => (
  <div className="grid gap-4">
    {found.base !== found.word && (
      <p className="text-soft">
        comes from <strong>{found.base}</strong>
      </p>
    )}
    {found.meanings.map(({ part_of_speech, definitions, example }) => (
      <section key={part_of_speech}>
        <h3 className="text-[0.9em] font-semibold text-soft">{part_of_speech}</h3>
        <ul className="list-disc pl-5">
          {definitions.map((definition, i) => (
            <li key={definition}>
              {definition}
              {i === 0 && example !== undefined && <em className="block text-soft">{example}</em>}
            </li>
          ))}
        </ul>
      </section>
    ))}
    {canSpeak() && (
      <Button
        look="secondary"
        icon={<Volume2 aria-hidden className="size-5" />}
        onClick={() => readAloud(found)}
      >
        Read it to me
      </Button>
    )}
  </div>
);

const waiting = (
  <div className="grid gap-2">
    <Skeleton className="h-6" />
    <Skeleton className="h-16" />
  </div>
);

const isUnknown = (error: Error) => error instanceof ApiFailure && error.code === 'definition_not_found';

interface MeaningsProps {
  readonly word: string;
  /** The sentence in which the child met the word: the meaning that fits it comes first. */
  readonly sentence?: string | undefined;
  /** Shows nothing when the dictionary lacks the word, because another text explains it. */
  readonly isOptional?: boolean;
}

/** The dictionary's meanings of a word. */
export const Meanings = ({ word, sentence, isOptional = false }: MeaningsProps) => (
  <Loaded
    query={useMeanings(word, sentence)}
    label="Looking it up"
    waiting={waiting}
    refused={(error) => (isUnknown(error) ? !isOptional && <p role="status">{error.message}</p> : undefined)}
  >
    {(found) => <ListOfMeanings found={found} />}
  </Loaded>
);
