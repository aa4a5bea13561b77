import { sendComicJob } from '../queue';

/**
 * Orders new addresses for the pictures that others have seen. Lists and pages that are opened from now on do not show them
 * anyway.
 */
export const endSharing = (user_id: string): Promise<void> => sendComicJob({ work: 'move', user_id });
