import type { GrownUpOfChild } from '../../../../contract/friends/grown-ups';
import { Face } from '../../subjects/friends/face';
import { since } from '../../subjects/friends/since';

/** An adult without a visible name is named by the role. */
export const nameOfAdult = ({ username, role }: GrownUpOfChild): string =>
  username ??
  (role === null ? 'A guardian without an account' : role === 'teacher' ? 'A teacher' : 'A parent');

const roleOf = ({ role, school, guardian }: GrownUpOfChild): string => {
  if (guardian) return 'Guardian';
  if (role === 'teacher') return school === null ? 'Teacher' : `Teacher at ${school}`;
  return 'Parent of another child';
};

interface WhoProps {
  readonly adult: GrownUpOfChild;
  /** The event at the displayed time. */
  readonly when: string;
  readonly note?: string | undefined;
}

/** An adult with the masked address: the one thing that the adult has not chosen. */
export const Who = ({ adult, when, note }: WhoProps) => (
  <span className="flex min-w-0 flex-1 basis-40 items-center gap-3">
    <Face id={adult.id ?? ''} name={nameOfAdult(adult)} />
    <span className="min-w-0">
      <span className="block font-semibold wrap-anywhere">{adult.you ? 'You' : nameOfAdult(adult)}</span>
      <span className="block text-[0.9em] text-soft wrap-anywhere">
        {roleOf(adult)}, {adult.address}. {when} {since(adult.since)}.
      </span>
      {note !== undefined && <span className="block text-[0.9em]">{note}</span>}
    </span>
  </span>
);
