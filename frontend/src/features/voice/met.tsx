import { useQuery } from '@tanstack/react-query';
import { Cast, charactersQuery } from '../../subjects/books/cast';
import type { Chosen } from '../../subjects/voice/choose';

/** Whom the child has met in the book, to talk about. */
export const Met = ({ chosen: { book, end } }: { readonly chosen: Chosen }) => {
  const { data } = useQuery(charactersQuery(book, end));
  return <Cast label="You can talk about" characters={data?.main_characters ?? []} large />;
};
