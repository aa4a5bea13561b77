import { ApiError } from '../platform/api-error';
import { getBook } from './library';

export const characters = async ({ query: { id } }: { query: { id: string } }) => {
  const { main_characters } = await getBook(id);
  if (main_characters.length === 0) throw new ApiError('characters_unavailable');
  return { main_characters };
};
