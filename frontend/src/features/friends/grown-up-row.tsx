import type { GrownUp } from '../../../../contract/friends/grown-ups';
import { Face } from '../../subjects/friends/face';
import { since } from '../../subjects/friends/since';
import { nameOf, roleOf } from './grown-up-words';

interface WhoProps {
  readonly grownUp: GrownUp;
  readonly when: string;
  readonly notes: readonly (string | false | undefined)[];
}

/** A grown-up, and since when something holds. */
export const Who = ({ grownUp, when, notes }: WhoProps) => (
  <span className="flex min-w-0 flex-1 basis-56 items-center gap-3">
    <Face id={grownUp.id ?? ''} name={nameOf(grownUp)} />
    <span className="min-w-0">
      <span className="block font-semibold wrap-anywhere">{nameOf(grownUp)}</span>
      <span className="block text-[0.9em] text-soft wrap-anywhere">
        {roleOf(grownUp)}. {when} {since(grownUp.since)}.
      </span>
      {notes.filter(Boolean).map((note) => (
        <span key={String(note)} className="block text-[0.9em] wrap-anywhere">
          {note}
        </span>
      ))}
    </span>
  </span>
);
