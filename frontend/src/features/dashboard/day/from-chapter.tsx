import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type ChapterText, reading } from '../../../../../contract/reading/endpoints';
import { call } from '../../../lib/api';
import { Link } from '../../../lib/navigation';
import { readingKeys } from '../../../subjects/reading/keys';
import { Button, buttonClass } from '../../../ui/button';
import { Loaded } from '../../../ui/loaded';
import { Skeleton } from '../../../ui/skeleton';
import { Wren } from '../../../ui/wren';
import { findLine, type Line } from './find-line';
import { findWord, type Word } from './find-word';

interface FromChapterProps {
  readonly kind: 'word' | 'line';
  readonly book: string;
  readonly chapter: number;
  readonly seed: string;
}

const Quotation = ({ children }: { children: ReactNode }) => (
  <blockquote className="rounded-card bg-sunken p-4 text-lg text-pretty">{children}</blockquote>
);

const OneWord = ({ word: { word, before, after } }: { word: Word }) => (
  <>
    <p>Here is a word that you have read:</p>
    <p className="font-heading text-4xl font-bold wrap-break-word text-accent-strong crowded:text-3xl">
      {word}
    </p>
    <Quotation>
      {before}
      <mark className="rounded-sm bg-sun-soft px-0.5 font-semibold text-inherit">{word}</mark>
      {after}
    </Quotation>
  </>
);

/** Who said it is a question first. */
const OneLine = ({ line: { said, by } }: { line: Line }) => {
  const [told, setTold] = useState(false);
  return (
    <>
      <p>Do you remember who said this?</p>
      <Quotation>“{said}”</Quotation>
      <p role="status" className="font-heading text-2xl font-bold empty:hidden">
        {told && `It was ${by}!`}
      </p>
      {!told && (
        <Button data-focus-first onClick={() => setTold(true)}>
          Tell me
        </Button>
      )}
    </>
  );
};

const Found = ({ kind, seed, text }: Pick<FromChapterProps, 'kind' | 'seed'> & { text: ChapterText }) => {
  const line = kind === 'line' ? findLine(text.paragraphs, seed) : undefined;
  const word = findWord(text.paragraphs, seed);
  if (line !== undefined) return <OneLine line={line} />;
  return word === undefined ? (
    <>
      <Wren mood="happy" className="w-28" />
      <p>A feather, from Wren. It is for the book that you are reading.</p>
    </>
  ) : (
    <OneWord word={word} />
  );
};

/** A word or a line of a chapter that the child has read, as it stands there. */
export const FromChapter = ({ kind, book, chapter, seed }: FromChapterProps) => {
  const query = useQuery({
    queryKey: readingKeys.chapter(book, chapter),
    queryFn: ({ signal }) => call(reading.chapter, { query: { id: book, chapter: String(chapter) } }, signal),
    // A chapter never changes, but for the reader's place, of which nothing is shown here.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded query={query} waiting={<Skeleton className="h-48 w-64" />}>
      {(text) => (
        <>
          <Found kind={kind} seed={seed} text={text} />
          <p className="text-soft">
            From <cite>{text.book.title}</cite>, {text.title}
          </p>
          <Link to={`/read/${book}/${chapter}`} className={buttonClass('secondary')}>
            Look at the chapter
          </Link>
        </>
      )}
    </Loaded>
  );
};
