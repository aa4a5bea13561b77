import { comics } from './comic-store';

export const hasComic = async (user_id: string, id: string): Promise<boolean> =>
  (await comics.get({ user_id, id }, { consistent: true })) !== undefined;
