import { Check } from 'lucide-react';
import { type DeletionStage, deletionStages } from '../../../../contract/deletion/stages';
import { cx } from '../../lib/cx';

export const stageWords: Readonly<Record<DeletionStage, string>> = {
  boards: 'Boards',
  people: 'Friends and grown-ups',
  pictures: 'Pictures',
  records: 'Records',
  sign_in: 'Sign-in',
};

/** Where everything is gone already, and where not yet. */
export const Stages = ({ done }: { readonly done: readonly DeletionStage[] }) => (
  <ol
    aria-label="What is gone"
    className="divide-y divide-line rounded-card border border-line bg-raised px-4"
  >
    {deletionStages.map((stage) => {
      const isGone = done.includes(stage);
      return (
        <li key={stage} className="flex items-center gap-x-3 py-2.5 crowded:flex-wrap">
          <span
            aria-hidden
            className={cx(
              'grid size-6 shrink-0 place-items-center rounded-full',
              isGone ? 'bg-leaf text-on-accent' : 'border-2 border-line-strong',
            )}
          >
            {isGone && <Check strokeWidth={4} className="size-3.5" />}
          </span>
          <span className="min-w-0 flex-1 crowded:basis-[calc(100%-3rem)]">{stageWords[stage]}</span>
          <span className={cx('crowded:pl-9', isGone ? 'font-semibold text-leaf' : 'text-soft')}>
            {isGone ? 'Gone' : 'Not yet'}
          </span>
        </li>
      );
    })}
  </ol>
);
