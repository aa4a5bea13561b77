import { key } from '../../lib/query-key';

export const chatKeys = {
  /** The opening of a talk; with another number, of another one about the same. */
  opening: (subject: object, talk: number) => key('chat', 'opening', subject, talk),
  history: key('chat', 'history'),
  /** The transcript of a text or voice chat, up to a version. */
  transcript: (session: string, version: string) => key('chat', 'transcript', session, version),
};
