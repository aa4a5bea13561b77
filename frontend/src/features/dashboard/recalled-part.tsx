import type { RecallOffer } from '../../../../contract/quiz/what-stays';
import { chapters } from './next-step';

/** Inside a sentence: “chapter 3 of Saltwind”, or the title of a book without chapters. */
export const RecalledPart = ({ of: { title, start_chapter, end_chapter } }: { of: RecallOffer }) => (
  <>
    {end_chapter !== null && `${chapters(start_chapter ?? 1, end_chapter)} of `}
    <cite className="font-semibold not-italic">{title}</cite>
  </>
);
