import type { Topic } from './topics';
import type { Response } from './turn';

/** A reply that tells a moment; its question follows. */
export const telling = (move: Response['move'], opener: string, topic: Topic): Response => ({
  move,
  text: `${opener} ${topic.lead}`.trim(),
  claims: [{ claim: topic.lead, passage: topic.evidence }],
  topic,
  isGiving: true,
});
