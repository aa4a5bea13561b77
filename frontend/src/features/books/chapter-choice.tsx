import { Check } from 'lucide-react';
import type { Chapter } from '../../../../contract/books/endpoints';
import { cx } from '../../lib/cx';

interface ChapterChoiceProps {
  readonly chapters: readonly Chapter[];
  readonly chosen: number | undefined;
  readonly onChoose: (chapter: number) => void;
}

/** Chooses one of the remaining chapters; shows the covered range as the child moves. */
export const ChapterChoice = ({ chapters, chosen, onChoose }: ChapterChoiceProps) => (
  <fieldset>
    <legend className="mb-2 font-heading text-xl font-bold">How far have you read?</legend>
    <div className="-mx-1 grid max-h-[27rem] gap-2 overflow-y-auto p-1">
      {chapters.map(({ chapter_number, chapter_title }) => {
        const covered = chosen !== undefined && chapter_number <= chosen;
        return (
          <label
            key={chapter_number}
            className={cx(
              'flex min-h-target items-center gap-3 rounded-control border-2 px-3 py-2',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
              covered ? 'border-leaf bg-leaf-soft' : 'border-line bg-raised hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name="end-chapter"
              className="sr-only"
              checked={chosen === chapter_number}
              onChange={() => onChoose(chapter_number)}
            />
            <span
              aria-hidden
              className={cx(
                'grid size-8 shrink-0 place-items-center rounded-full font-heading font-bold',
                covered ? 'bg-leaf text-on-accent' : 'bg-sunken',
              )}
            >
              {covered ? <Check className="size-5" /> : chapter_number}
            </span>
            <span>
              <span className="sr-only">Chapter {chapter_number}: </span>
              {chapter_title}
            </span>
          </label>
        );
      })}
    </div>
  </fieldset>
);
