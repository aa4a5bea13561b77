import { turns } from './store';

/** What a child said in one turn; null once it has expired. */
export const saidInChat = async (
  user_id: string,
  session_id: string,
  number: number,
): Promise<string | null> => (await turns.get({ user_id, session_id, number }))?.said ?? null;
