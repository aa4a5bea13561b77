import { sendComicJob } from './queue';

/** Orders that the pictures which others have seen get other addresses. What is listed or opened from now on is refused anyway. */
export const endSharing = (user_id: string): Promise<void> => sendComicJob({ work: 'move', user_id });
