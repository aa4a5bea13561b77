import { key } from '../../lib/query-key';

export const chatKeys = {
  /** The opening of a talk; with another number, of another one about the same. */
  opening: (subject: object, talk: number) => key('chat', 'opening', subject, talk),
  history: key('chat', 'history'),
  /** What was said, in text or aloud, up to a version. */
  transcript: (session: string, version: string) => key('chat', 'transcript', session, version),
};
