import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Mark, type Page, reading } from '../../../../contract/reading/endpoints';
import { call } from '../../lib/api';
import { Dialog } from '../../ui/dialog';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { readingKeys } from './keys';

/** The words of a book, and where they may be looked for. */
export interface Quoted {
  readonly book: string;
  /** The last chapter that is searched; undefined for a text in one piece. */
  readonly end: number | undefined;
  readonly words: string;
}

const Paragraph = ({ text, mark }: { text: string; mark: Mark | undefined }) => {
  const glowing = useRef<HTMLElement>(null);
  useEffect(() => {
    glowing.current?.scrollIntoView({ block: 'center' });
  }, []);
  if (mark === undefined) return <p>{text}</p>;
  return (
    <p>
      {text.slice(0, mark.from)}
      <mark
        ref={glowing}
        className="rounded-sm bg-sun text-on-sun shadow-[0_0_0_0.2em_var(--sun),0_0_1.2em_0.4em_var(--sun)] box-decoration-clone"
      >
        {text.slice(mark.from, mark.to)}
      </mark>
      {text.slice(mark.to)}
    </p>
  );
};

const Text = ({ page: { paragraphs, marks } }: { page: Page }) => (
  <div className="grid gap-[1em] text-[1.05em] leading-[1.75]">
    {paragraphs.map((text, i) => (
      <Paragraph
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a chapter never change
        key={i}
        text={text}
        mark={marks.find(({ paragraph }) => paragraph === i)}
      />
    ))}
  </div>
);

interface PageDialogProps extends Quoted {
  readonly onClose: () => void;
}

/** Shows the chapter of a book that contains the words, with the words highlighted. */
const PageDialog = ({ book, end, words, onClose }: PageDialogProps) => {
  const query = { id: book, words, ...(end !== undefined && { end_chapter: String(end) }) };
  const page = useQuery({
    queryKey: readingKeys.page(query),
    queryFn: ({ signal }) => call(reading.find, { query }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { chapter, title } = page.data ?? { chapter: null, title: 'The page' };
  return (
    <Dialog title={chapter === null ? title : `Chapter ${chapter}: ${title}`} keepsTitle onClose={onClose}>
      <Loaded query={page} waiting={<Skeleton className="h-72" />}>
        {(found) => <Text page={found} />}
      </Loaded>
    </Dialog>
  );
};

export default PageDialog;
