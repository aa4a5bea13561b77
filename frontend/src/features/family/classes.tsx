import { School } from 'lucide-react';
import type { ChildPage } from '../../../../contract/family/page';
import { since } from '../../subjects/friends/since';
import { Button } from '../../ui/button';
import type { Child } from './use-child';

type ClassOfChild = ChildPage['classes'][number];

interface ClassesProps {
  readonly of: ChildPage;
  readonly endBadge: Child['endBadge'];
  readonly onLeave: (one: ClassOfChild) => void;
}

/** The classes of a child, each with its badge. */
export const Classes = ({ of: { child, classes }, endBadge, onLeave }: ClassesProps) =>
  classes.map((one) => {
    const { id, name, badge_since } = one;
    const teacher = one.teacher ?? 'a teacher';
    return (
      <li key={id} className="flex flex-wrap items-center gap-3 py-3">
        <span className="flex min-w-0 flex-1 basis-40 items-center gap-3">
          <School aria-hidden className="size-10 shrink-0 rounded-full bg-sunken p-2" />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="block text-[0.9em] text-soft wrap-anywhere">
              A class of {teacher}. Its children see what {child.username} shares.
            </span>
            {badge_since !== null && (
              <span className="block text-[0.9em] wrap-anywhere">
                Has a badge, made {since(badge_since)}: it lets {child.username} in on tablets that {teacher}{' '}
                has opened for the class that day.
              </span>
            )}
          </span>
        </span>
        <span className="flex flex-wrap gap-2">
          {badge_since !== null && (
            <Button
              look="quiet"
              busy={endBadge.isPending && endBadge.variables === id}
              aria-label={`End the badge: ${name}`}
              onClick={() => endBadge.mutate(id)}
            >
              End the badge
            </Button>
          )}
          <Button look="secondary" aria-label={`End: ${name}`} onClick={() => onLeave(one)}>
            End
          </Button>
        </span>
      </li>
    );
  });
